import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectFit } from '../fixtures/expect-fit.ts';
import { expect, test } from '../fixtures/test.ts';
import { viewports } from '../fixtures/viewports.ts';

test('the ranking switches its period in the address and leads to the first photographer', async ({ page }) => {
  await page.goto('/photographer/rank');
  await expect(page.getByText('第 1 名')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '年榜' }).click();
  await expect(page).toHaveURL(/\/photographer\/rank\?period=year$/);
  await expect(page.getByRole('heading', { name: '怎么算分' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: '月榜' })).toHaveAttribute('aria-current', 'page');
  await page.locator('a[href^="/photographer/userinfo?id="]').first().click();
  await expect(page.getByText('认证摄影师')).toBeVisible();
});

test('a photographer’s tabs stand in the address and lead to the whole lists @journey', async ({ page }) => {
  await page.goto('/photographer/rank');
  const path = await page.locator('a[href^="/photographer/userinfo?id="]').first().getAttribute('href');
  await page.goto(path ?? '');
  await expectAccessible(page);
  const tabs = page.getByRole('navigation', { name: '摄影师的作品' });
  await tabs.getByRole('link', { name: '简介' }).click();
  await expect(page).toHaveURL(/&tab=introduction$/);
  await expect(page.getByRole('heading', { level: 2, name: '简介' })).toBeVisible();
  await tabs.getByRole('link', { name: '图集' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '图集' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.getByRole('combobox', { name: '排序' }).selectOption('hottest');
  await expect(page).toHaveURL(/&sort=hottest$/);
  await page.getByRole('link', { name: /^全部 \d+ 个/ }).click();
  await expect(page).toHaveURL(/\/photographer\/gallery\?id=\d+$/);
  await expect(page.getByRole('heading', { level: 2, name: '全部图集' })).toBeVisible();
});

test('all images of a photographer keep their order in the address', async ({ page }) => {
  await page.goto('/photographer/rank');
  const path = await page.locator('a[href^="/photographer/userinfo?id="]').first().getAttribute('href');
  await page.goto((path ?? '').replace('userinfo', 'photo'));
  const list = page.getByRole('list', { name: '全部图片' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await page.getByRole('combobox', { name: '排序' }).selectOption('downloads');
  await expect(page).toHaveURL(/&sort=downloads$/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: '排序' })).toHaveValue('downloads');
  await expect(list.getByRole('link').first()).toBeVisible();
});

test('a user who is no photographer and an id that is none answer 404', async ({ page, faults }) => {
  faults.allow(/404/);
  for (const page404 of ['userinfo', 'photo', 'gallery']) {
    for (const query of ['?id=2000000000', '?id=x', '']) {
      const path = `/photographer/${page404}${query}`;
      expect((await page.goto(path))?.status(), path).toBe(404);
    }
  }
});

test('the photographer’s pages fit the narrowest phone', async ({ page }) => {
  await page.setViewportSize(viewports.smallPhone);
  await page.goto('/photographer/rank');
  const path = (await page.locator('a[href^="/photographer/userinfo?id="]').first().getAttribute('href')) ?? '';
  for (const wide of ['/photographer/rank', path, `${path}&tab=introduction`, path.replace('userinfo', 'photo')]) {
    await page.goto(wide);
    await expectFit(page);
  }
});
