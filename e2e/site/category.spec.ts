import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectFit } from '../fixtures/expect-fit.ts';
import { expect, test } from '../fixtures/test.ts';
import { viewports } from '../fixtures/viewports.ts';

test('a category leads down to its children, back up, and on into the gallery @journey', async ({ page }) => {
  const response = await page.goto('/category?id=1');
  expect(response?.status()).toBe(200);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page.getByRole('heading', { name: '最热图片' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: '下级分类' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name ?? '');
  await page
    .getByRole('navigation', { name: '当前位置' })
    .getByRole('link', { name: name ?? '' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.getByRole('link', { name: '在图库中筛选' }).click();
  await expect(page).toHaveURL(/\/gallery\?categoryIds=1$/);
});

test('a category that does not exist answers 404', async ({ page, faults }) => {
  faults.allow(/404/);
  for (const path of ['/category?id=2000000000', '/category?id=-1']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
});

test('the category page fits the narrowest phone', async ({ page }) => {
  await page.setViewportSize(viewports.smallPhone);
  await page.goto('/category?id=1');
  await expectFit(page);
});
