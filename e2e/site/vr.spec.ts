import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

// Drawing without a graphics card, the browser tells of its own slowness.
test.beforeEach(({ faults }) => faults.allow(/GPU stall due to ReadPixels/));

test('a panorama is walked through scene by scene @journey', async ({ page }) => {
  await page.goto('/vr');
  await expectAccessible(page);
  await page.getByRole('link', { name: /雪山与高山湖/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '雪山与高山湖' })).toBeVisible();
  await page.getByRole('navigation', { name: '场景' }).getByRole('button', { name: '垭口' }).click();
  await expect(page).toHaveURL(/scene=pass/);
  await expect(page.getByRole('region', { name: /垭口/ })).toBeVisible();
  const way = page.getByRole('button', { name: '去「湖心」' });
  await way.focus();
  await way.press('Enter');
  await expect(page).toHaveURL(/scene=lake/);
  await expectAccessible(page);
});

test('the phone’s page fills the window', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/vr');
  const href = await page.getByRole('link', { name: /雪山与高山湖/ }).getAttribute('href');
  await page.goto(`${href}`.replace('/vr/detail', '/vr/mobile'));
  await expect(page.getByRole('toolbar', { name: '全景工具' })).toBeVisible();
  const box = await page.getByRole('region', { name: /全景「雪山与高山湖」/ }).boundingBox();
  expect(box?.height).toBe(812);
});
