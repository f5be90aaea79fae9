import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectFit } from '../fixtures/expect-fit.ts';
import { expect, test } from '../fixtures/test.ts';
import { viewports } from '../fixtures/viewports.ts';

test('an album shows what it is about, its author and its images, and opens in the viewer @journey', async ({
  page,
}) => {
  const response = await page.goto('/gallery/detail?id=1');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page
      .getByRole('list', { name: /的图片$/ })
      .getByRole('link')
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '全屏看图', exact: true }).click();
  const viewer = page.getByRole('dialog', { name: /^看图：/ });
  await expect(viewer.getByText(/^图集「.+」 · 1 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

test('from an album to one of its images and back', async ({ page }) => {
  await page.goto('/gallery/detail?id=1');
  await page
    .getByRole('list', { name: /的图片$/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/photo\?id=\d+$/);
  await expect(page.getByText('收录于图集')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/gallery\/detail\?id=1$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the topics lead to one with its story, albums and images', async ({ page }) => {
  await page.goto('/album');
  await expect(page.getByRole('heading', { level: 1, name: '专题' })).toBeVisible();
  await expectAccessible(page);
  await page.locator('a[href^="/album/list?id="]').first().click();
  await expect(page).toHaveURL(/\/album\/list\?id=\d+$/);
  await expect(page.getByRole('heading', { level: 2, name: '图集' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: '图片' })).toBeVisible();
  await expectAccessible(page);
});

test('albums and topics that do not exist answer 404, a page of topics too far says so', async ({ page, faults }) => {
  faults.allow(/404/);
  for (const path of [
    '/gallery/detail?id=2000000000',
    '/gallery/detail',
    '/album/list?id=0',
    '/album/list?id=2000000000',
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
  await page.goto('/album?page=99');
  await page.getByRole('link', { name: '回到第一页' }).click();
  await expect(page).toHaveURL(/\/album$/);
});

test('album and topic pages fit the narrowest phone', async ({ page }) => {
  await page.setViewportSize(viewports.smallPhone);
  for (const path of ['/gallery/detail?id=1', '/album', '/album/list?id=1']) {
    await page.goto(path);
    await expectFit(page);
  }
});
