import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

test('a photographer’s page leads to the unit, the unit to its people, albums and parents', async ({ page }) => {
  await page.goto('/search/photographer?keyword=周砚秋');
  await page
    .getByRole('link', { name: /周砚秋/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/photographer\/userinfo\?id=/);
  await page.getByRole('link', { name: '怒江州摄影家协会' }).click();
  await expect(page).toHaveURL(/\/unit\?id=\d+/);
  await expect(page.getByRole('heading', { level: 1, name: '怒江州摄影家协会' })).toBeVisible();
  await expect(page.getByRole('link', { name: '0886-65550163' })).toHaveAttribute('href', 'tel:088665550163');
  await expect(page.getByRole('heading', { name: '新近图集' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '贡山县分会' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '贡山县分会' })).toBeVisible();
  // The group between the two is not public, so it is skipped.
  await page.getByRole('link', { name: '云南省摄影家协会' }).click();
  await expect(page.getByRole('link', { name: '怒江州摄影家协会' })).toBeVisible();
});

test('the page is there without scripts, told to search engines, and usable at 320 px', async ({
  browser,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const path = /<loc>[^<]*(\/unit\?id=\d+)<\/loc>/.exec(sitemap)?.[1] ?? '';
  expect(path).not.toBe('');
  const html = await (await request.get(path)).text();
  expect(html).toContain('"@type":"Organization"');
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/unit\?id=/);
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await context.close();
});

test('a unit there is none of is not found', async ({ page, faults }) => {
  faults.allow(/404/);
  for (const path of ['/unit?id=999999', '/unit', '/unit?id=x']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
  }
});
