import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openAs } from '../fixtures/people.ts';
import { expect, test } from './keep.ts';

const row = (page: Page, title: string) => page.locator('tbody tr[data-row-key]', { hasText: title });
const only = (title: string) => `/admin/albums?keyword=${encodeURIComponent(title)}`;

async function openEditor(page: Page, title: string) {
  await page.getByRole('button', { name: `编辑「${title}」` }).click();
  const drawer = page.getByRole('dialog', { name: '编辑图集' });
  await expect(drawer.getByLabel('标题')).toHaveValue(title);
  return drawer;
}

test('a title is refused at its field while empty and when taken, and then saved @journey', async ({
  page,
  keep,
  faults,
}) => {
  test.slow();
  faults.allow(/409/);
  await keep.album('冬春花信');
  await openAs(page, 'admin', only('冬春花信'));
  const drawer = await openEditor(page, '冬春花信');
  await expectAccessible(page);
  await drawer.getByLabel('标题').fill('  ');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByText('请填写标题')).toBeVisible();
  await drawer.getByLabel('标题').fill('夏日花事');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByText('这位摄影师已有同名图集。')).toBeVisible();
  await expect(drawer.getByLabel('标题')).toHaveValue('夏日花事');
  await drawer.getByLabel('标题').fill('冬春花信（改）');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer).toBeHidden();
  await expect(row(page, '冬春花信（改）')).toBeVisible();
});

test('another of its images becomes the cover', async ({ page, keep }) => {
  test.slow();
  await keep.album('流动的颜色');
  await openAs(page, 'admin', only('流动的颜色'));
  const before = await row(page, '流动的颜色').locator('img').getAttribute('src');
  const drawer = await openEditor(page, '流动的颜色');
  const chosen = drawer.getByRole('radiogroup', { name: '封面' }).getByRole('radio', { name: '墨色流动' });
  await chosen.check();
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer).toBeHidden();
  await expect(row(page, '流动的颜色').locator('img')).not.toHaveAttribute('src', before ?? '');
  await openEditor(page, '流动的颜色');
  await expect(chosen).toBeChecked();
});

test('an album taken offline is gone from the site until it is published again', async ({ page, keep }) => {
  const { id } = await keep.album('邻里插画');
  const onSite = async () => (await page.request.get(`/gallery/detail?id=${id}`)).status();
  expect(await onSite()).toBe(200);
  await openAs(page, 'reviewer', only('邻里插画'));
  await page.getByRole('button', { name: '「邻里插画」的更多操作' }).click();
  await page.getByRole('menuitem', { name: '下架' }).click();
  await expect(row(page, '邻里插画')).toContainText('已下架');
  await expect.poll(onSite).toBe(404);
  await page.getByRole('button', { name: '「邻里插画」的更多操作' }).click();
  await page.getByRole('menuitem', { name: '发布' }).click();
  await expect(row(page, '邻里插画')).toContainText('已发布');
  await expect.poll(onSite).toBe(200);
});

test('the number of an album’s images leads to them', async ({ page }) => {
  await openAs(page, 'admin', only('夜行车流'));
  await page.getByRole('link', { name: '看「夜行车流」的 3 张图片' }).click();
  await expect(page).toHaveURL(/\/admin\/images\?album=\d+$/);
  await expect(page.locator('tbody tr[data-row-key]')).toHaveCount(3);
});

test('the list of albums is accessible', async ({ page }) => {
  await openAs(page, 'admin', '/admin/albums');
  await expect(page.locator('tbody tr[data-row-key]').first()).toBeVisible();
  await expectAccessible(page);
});
