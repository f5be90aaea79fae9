import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openAs } from '../fixtures/people.ts';
import { expect, test } from './keep.ts';

const rows = (page: Page) => page.locator('tbody tr[data-row-key]');
const published = '/admin/images?state=approved&sort=title';
const only = (title: string) => `/admin/images?keyword=${encodeURIComponent(title)}`;

test('a search is in the address and survives a reload', async ({ page }) => {
  await openAs(page, 'admin', published);
  const title = (await rows(page).first().locator('[title]').first().textContent()) ?? '';
  await page.getByRole('searchbox').fill(title);
  await expect(page).toHaveURL(/keyword=/);
  await expect(rows(page).first()).toContainText(title);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(title);
  await expect(rows(page).first()).toContainText(title);
});

test('a search without a hit says which filter to drop', async ({ page }) => {
  await openAs(page, 'admin', '/admin/images?keyword=zzzzqqqq');
  await expect(page.getByRole('heading', { name: '没有符合的图片' })).toBeVisible();
  await page.getByRole('button', { name: /去掉「zzzzqqqq」/ }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/images$/);
});

test('a click on a column’s head sorts on the server and the back button undoes it', async ({ page }) => {
  await openAs(page, 'admin', '/admin/images');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('columnheader', { name: '浏览' }).click();
  await expect(page).toHaveURL(/sort=views$/);
  await expect(page.getByRole('columnheader', { name: '浏览' })).toHaveAttribute('aria-sort', 'ascending');
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/images$/);
});

test('an edited title is saved; an empty one is refused at its field @journey', async ({ page, keep }) => {
  test.slow();
  await keep.image('纸艺层浪');
  await openAs(page, 'admin', only('纸艺层浪'));
  await page.getByRole('button', { name: '编辑「纸艺层浪」' }).click();
  const drawer = page.getByRole('dialog', { name: '编辑图片' });
  const title = drawer.getByLabel('标题');
  await expect(title).toHaveValue('纸艺层浪');
  await expectAccessible(page);
  await title.fill('  ');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByText('请填写标题')).toBeVisible();
  await title.fill('纸艺层浪（改）');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: '编辑「纸艺层浪（改）」' })).toBeVisible();
});

test('a refusal by the server stands at the field it names and nothing typed is lost', async ({ page, faults }) => {
  faults.allow(/400/);
  await openAs(page, 'admin', published);
  await page
    .getByRole('button', { name: /^编辑「/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: '编辑图片' });
  await drawer.getByLabel('说明').fill('写好的说明');
  await drawer.getByLabel('标签').fill('一个写得远远超过二十个字因此服务器不会收下的标签啊');
  await drawer.getByLabel('标签').press('Enter');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(
    drawer.locator('.ant-form-item', { hasText: '标签' }).getByText('最多 20 个字', { exact: true }),
  ).toBeVisible();
  await expect(drawer.getByLabel('说明')).toHaveValue('写好的说明');
});

test('an image goes offline and comes back', async ({ page, keep }) => {
  const { title } = await keep.image('暖到冷的渐变');
  const more = page.getByRole('button', { name: `「${title}」的更多操作` });
  await openAs(page, 'admin', only(title));
  await more.click();
  await page.getByRole('menuitem', { name: '下架' }).click();
  await expect(page.getByText(`已下架「${title}」`)).toBeVisible();
  await page.goto(`${only(title)}&state=offline`);
  await more.click();
  await page.getByRole('menuitem', { name: '发布' }).click();
  await expect(page.getByText(`已发布「${title}」`)).toBeVisible();
});

test('a bulk action says of every row that failed why, and keeps only those chosen @journey', async ({ page }) => {
  await openAs(page, 'admin', published);
  await rows(page).nth(1).getByRole('checkbox').check();
  await rows(page).nth(2).getByRole('checkbox').check();
  const bar = page.getByRole('toolbar', { name: '批量操作' });
  await expect(bar).toContainText('已选 2 张');
  await bar.getByRole('button', { name: /发布/ }).click();
  const dialog = page.getByRole('dialog', { name: /发布 2 张/ });
  await expect(dialog).toContainText('2 未成');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '关闭', exact: true }).last().click();
  await expect(bar).toContainText('已选 2 张');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
});

test('many images get a label at once', async ({ page, keep }) => {
  await keep.image('青金流纹一号');
  await keep.image('青金流纹二号');
  await openAs(page, 'admin', only('青金流纹'));
  await rows(page).nth(0).getByRole('checkbox').check();
  await rows(page).nth(1).getByRole('checkbox').check();
  await page
    .getByRole('toolbar', { name: '批量操作' })
    .getByRole('button', { name: /改标签/ })
    .click();
  const dialog = page.getByRole('dialog', { name: '给 2 张图片改标签' });
  await dialog.getByLabel('加上').fill('精选');
  await dialog.getByLabel('加上').press('Enter');
  await dialog.getByRole('button', { name: '改标签' }).click();
  await expect(page.getByText('已改标签 2 张')).toBeVisible();
});

test('the grid shares filter and selection with the table @journey', async ({ page }) => {
  await openAs(page, 'admin', published);
  await rows(page).nth(0).getByRole('checkbox').check();
  await page.getByText('网格', { exact: true }).click();
  await expect(page).toHaveURL(/view=grid/);
  await expect(page.getByRole('toolbar', { name: '批量操作' })).toContainText('已选 1 张');
  await expect(page.getByRole('list', { name: '图片' }).getByRole('checkbox').first()).toBeChecked();
  await expectAccessible(page);
});

test('a list that can’t be had offers another try and keeps the filter', async ({ page, faults }) => {
  faults.allow(/503|GetImages/);
  await openAs(page, 'admin', '/admin/albums');
  await page.route('**/image/GetImages*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(published);
  await expect(page.getByRole('heading', { name: '列表没取到' })).toBeVisible();
  await page.unroute('**/image/GetImages*');
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveURL(/state=approved/);
});

test('a reviewer may publish but sees nothing to edit', async ({ page }) => {
  await openAs(page, 'reviewer', published);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^编辑「/ })).toHaveCount(0);
  await rows(page).first().getByRole('checkbox').check();
  const bar = page.getByRole('toolbar', { name: '批量操作' });
  await expect(bar.getByRole('button', { name: /下架/ })).toBeVisible();
  await expect(bar.getByRole('button', { name: /改分类/ })).toHaveCount(0);
});

test('table and bulk bar are accessible', async ({ page }) => {
  await openAs(page, 'admin', published);
  await rows(page).first().getByRole('checkbox').check();
  await expectAccessible(page);
});
