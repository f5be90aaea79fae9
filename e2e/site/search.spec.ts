import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectFit } from '../fixtures/expect-fit.ts';
import { expect, test } from '../fixtures/test.ts';
import { viewports } from '../fixtures/viewports.ts';

const photos = '/search/photo?keyword=雪山 日出';

test('a search from the header tells what was found, how it was read and why @journey', async ({ page }) => {
  await page.goto('/gallery');
  const box = page.getByRole('combobox', { name: '搜索关键词' });
  await box.fill('雪山 日出');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '「雪山 日出」' })).toBeVisible();
  await expect(page.getByText(/找到 \d+ 张图片/)).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const tile = page.getByRole('list', { name: '找到的图片' }).getByRole('link').first();
  await expect(tile).toHaveAccessibleDescription(/找到的原因：/);
  await page.getByRole('link', { name: '只搜原词' }).click();
  await expect(page).toHaveURL(/exact=true/);
  await expect(page.getByRole('link', { name: '同义词一并查找' })).toBeVisible();
});

test('facets narrow the results and are cleared together', async ({ page }) => {
  await page.goto('/search/photo?keyword=雪山');
  const facets = page.getByRole('complementary', { name: '筛选' });
  await facets.getByRole('checkbox', { name: '横图' }).check();
  await facets.getByRole('button', { name: /^蓝色/ }).click();
  await expect(page).toHaveURL(/orientations=landscape&colours=blue/);
  await facets.getByRole('button', { name: '清除 2 项' }).click();
  await expect(page).toHaveURL(/keyword=[^&]+$/);
});

test('few results are not made to look like many', async ({ page }) => {
  await page.goto(photos);
  await expect(page.getByRole('heading', { name: /完全符合的就这 \d+ 张/ })).toBeVisible();
  await page.getByRole('link', { name: /^去掉「雪山」，多 \d+ 张$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '「日出」' })).toBeVisible();
});

test('nonsense finds nothing and says so', async ({ page }) => {
  await page.goto('/search/photo?keyword=qzxvwkjh');
  await expect(page.getByText('没有找到与「qzxvwkjh」有关的图片')).toBeVisible();
  await page.getByRole('navigation', { name: '热门搜索' }).getByRole('link').first().click();
  await expect(page.getByRole('list', { name: '找到的图片' })).toBeVisible();
});

test('the tabs lead to albums and photographers of the same words, with their counts', async ({ page }) => {
  await page.goto('/search/photo?keyword=云');
  const tabs = page.getByRole('navigation', { name: '搜索结果' });
  await tabs.getByRole('link', { name: /^图集 ?\d+$/ }).click();
  await expect(page).toHaveURL(/\/search\/gallery\?keyword=/);
  await expect(page.getByRole('list', { name: '图集' }).getByRole('article').first()).toBeVisible();
  await tabs.getByRole('link', { name: /^摄影师 ?\d+$/ }).click();
  await expect(page.getByText(/找到 \d+ 位摄影师/)).toBeVisible();
});

test('below 1200 px the facets open as a drawer', async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await page.goto('/search/photo?keyword=雪山');
  await page.getByRole('button', { name: '筛选' }).click();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await sheet.getByRole('checkbox', { name: '横图' }).check();
  await expect(page).toHaveURL(/orientations=landscape/);
  await sheet.getByRole('button', { name: /^查看 \d+ 张$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: '去掉横图' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const address of [photos, '/search/gallery?keyword=云', '/search/photographer?keyword=云']) {
    const tag = colorScheme === 'light' && address === photos ? ' @journey' : '';
    test(`axe finds nothing serious at ${address}, ${colorScheme}${tag}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(address);
      await expectAccessible(page);
    });
  }
}

test('no result page scrolls sideways on a small phone', async ({ page }) => {
  await page.setViewportSize(viewports.smallPhone);
  for (const address of [photos, '/search/gallery?keyword=云', '/search/photographer?keyword=云']) {
    await page.goto(address);
    await expectFit(page);
  }
});
