import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectFit } from '../fixtures/expect-fit.ts';
import { expect, test } from '../fixtures/test.ts';
import { viewports } from '../fixtures/viewports.ts';

test('the gallery arrives rendered, with its tabs, images and one address', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto('/gallery?utm_source=mail&sort=hottest');
  await expect(page.getByRole('heading', { level: 1, name: '图库' })).toBeVisible();
  await expect(page.getByRole('list', { name: '图片' }).getByRole('link').first()).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/gallery$/);
  await context.close();
});

test('a drawer’s choices narrow the images, stand in the address and are one step back @journey', async ({ page }) => {
  await page.goto('/gallery');
  await page.getByRole('button', { name: '更多筛选' }).click();
  const drawer = page.getByRole('complementary', { name: '更多筛选' });
  await drawer.getByRole('button', { name: '蓝色' }).click();
  await drawer.getByText('竖', { exact: true }).click();
  await expect(page).toHaveURL(/orientations=portrait&colours=blue/);
  await expect(drawer.getByRole('button', { name: /^查看 \d+ 张$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /更多筛选/ })).toBeFocused();
  await page.getByRole('button', { name: '去掉竖图' }).click();
  await expect(page).toHaveURL(/\/gallery\?colours=blue$/);
  await page.goBack();
  await expect(page.getByRole('button', { name: '去掉竖图' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/gallery$/);
});

test('back from an image returns to the same filter and place @journey', async ({ page }) => {
  await page.goto('/gallery?sort=hottest');
  const list = page.getByRole('list', { name: '图片' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => {
        scrollTo({ top: 1600, behavior: 'instant' });
        return Math.round(scrollY);
      }),
    )
    .toBe(1600);
  // Scrolling loads further images; the position is read once the list is stable.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const inView = list.getByRole('listitem').filter({ has: page.locator('[tabindex="0"]') });
  const number = await inView.getAttribute('data-index');
  const top = await inView.evaluate((tile) => tile.getBoundingClientRect().top);
  // A real click would first scroll the tile out from under the header.
  await inView.getByRole('link').first().dispatchEvent('click');
  await expect(page).toHaveURL(/\/photo\?id=/);
  await page.goBack();
  await expect(page).toHaveURL(/\/gallery\?sort=hottest$/);
  const again = list.locator(`[data-index="${number}"]`);
  await expect
    .poll(() => again.evaluate((tile) => tile.getBoundingClientRect().top).then((at) => Math.abs(at - top)))
    .toBeLessThan(4);
});

test('regions are chosen by level', async ({ page }) => {
  await page.goto('/gallery');
  await page.getByRole('button', { name: '全部地区' }).click();
  await page.getByRole('button', { name: '迪庆州的下级地区' }).click();
  await page.getByRole('checkbox', { name: '香格里拉市' }).check();
  await page.getByRole('button', { name: '完成' }).click();
  await expect(page.getByRole('button', { name: '去掉香格里拉市' })).toBeVisible();
  await expect(page).toHaveURL(/regionIds=\d+/);
});

test('nothing fits: the condition to drop is named and dropped', async ({ page }) => {
  await page.goto('/gallery?colours=blue&title=没有这样的标题');
  await expect(page.getByText('没有同时符合 2 个条件的图片')).toBeVisible();
  await page.getByRole('button', { name: '去掉「标题含「没有这样的标题」」' }).click();
  await expect(page.getByRole('list', { name: '图片' })).toBeVisible();
});

test('albums are the other half of the gallery', async ({ page }) => {
  await page.goto('/gallery');
  await page.getByRole('radiogroup', { name: '看图片还是图集' }).getByText('图集').click();
  await expect(page).toHaveURL(/kind=album/);
  await expect(page.getByRole('list', { name: '图集' }).getByRole('article').first()).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  const tag = colorScheme === 'light' ? ' @journey' : '';
  test(`axe finds nothing serious in the gallery, the drawer open or not, ${colorScheme}${tag}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/gallery?colours=blue');
    await expectAccessible(page);
    await page.getByRole('button', { name: /更多筛选/ }).click();
    await expectAccessible(page);
  });
}

for (const [name, viewport] of Object.entries(viewports)) {
  test(`the gallery fits a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    // An opening drawer may overflow for a moment.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/gallery?colours=blue&title=雪山');
    await expectFit(page);
    await page.getByRole('button', { name: /更多筛选/ }).click();
    await expect(page.getByRole('button', { name: /^查看/ })).toBeInViewport();
    await expectFit(page);
  });
}
