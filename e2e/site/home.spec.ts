import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectFit } from '../fixtures/expect-fit.ts';
import { createPerson, PASSWORD } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 768, 375, 320]) {
    const tag = ['1440 light', '375 dark'].includes(`${width} ${colorScheme}`) ? ' @journey' : '';
    test(`home is whole and accessible at ${width} px, ${colorScheme}${tag}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const title of ['图集', '专题', '本月摄影师', '会议'])
        await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expectFit(page);
      await expectAccessible(page);
    });
  }
}

test('a picture of the home page leads to its own page, and back to the same place', async ({ page }) => {
  await page.goto('/');
  const tile = page.getByRole('main').locator('a[href^="/photo?id="]').nth(6);
  await tile.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await tile.click();
  await expect(page).toHaveURL(/\/photo\?id=\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
});

test('typing in the header suggests words, also by pinyin, and the keyboard takes one @journey', async ({ page }) => {
  await page.goto('/gallery');
  const box = page.getByRole('combobox', { name: '搜索关键词' });
  await box.click();
  await box.pressSequentially('xues');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/photo\?.*keyword=/);
  await expect(page.getByRole('main')).toContainText('雪');
});

test('the theme chosen stays over a reload', async ({ page }) => {
  await page.goto('/');
  const root = page.locator('html');
  const before = await root.getAttribute('data-theme');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /主题|深色|浅色/ })
    .first()
    .click();
  const choice = page.getByRole('menuitemradio', { name: '深色' });
  if (await choice.isVisible().catch(() => false)) await choice.click();
  await expect.poll(() => root.getAttribute('data-theme')).not.toBe(before);
  const chosen = await root.getAttribute('data-theme');
  await page.reload();
  expect(await root.getAttribute('data-theme')).toBe(chosen);
});

test('an unknown address answers 404 with a way home', async ({ page, faults }) => {
  faults.allow(/404/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the error page shows the status asked for', async ({ page, faults }) => {
  faults.allow(/503|50\d/);
  await page.goto('/Error?status=503');
  await expect(page.getByText('503').first()).toBeVisible();
});

test('one logs in, stays logged in over a reload, and logs out @journey', async ({ page, faults }) => {
  faults.allow(/400/);
  await page.goto('/account?returnUrl=%2Falbum');
  const userName = await createPerson('看图的人');
  await page.getByLabel(/用户名/).fill(userName);
  await page.getByLabel('密码', { exact: true }).fill('wrong-password');
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('用户名或密码不正确').first()).toBeVisible();
  const close = page.getByRole('dialog').getByRole('button', { name: '确定' });
  if (await close.isVisible().catch(() => false)) await close.click();
  await expect(page.getByLabel(/用户名/)).toHaveValue(userName);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/album$/);
  await page.reload();
  const menu = page.getByRole('banner').getByRole('button', { name: '看图的人的账号' });
  await menu.click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
});
