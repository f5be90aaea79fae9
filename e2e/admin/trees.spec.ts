import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openAs } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const line = (page: Page, name: string) => page.locator('.ant-tree-treenode', { hasText: name });
const names = (page: Page) => page.locator('[data-node]').allTextContents();

async function create(page: Page, name: string, subject = '分类'): Promise<void> {
  await page.getByRole('button', { name: `新建${subject}` }).click();
  await page.getByLabel(`新${subject}的名称`).fill(name);
  await page.getByLabel(`新${subject}的名称`).press('Enter');
  await expect(line(page, name)).toBeVisible();
}

async function remove(page: Page, name: string): Promise<void> {
  await line(page, name).click();
  await page.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(line(page, name)).toHaveCount(0);
}

test('a category is made, renamed, moved by keys and by dragging, and deleted', async ({ page }) => {
  test.slow();
  const [first, second] = [`甲类${Date.now() % 10_000}`, `乙类${Date.now() % 10_000}`];
  await openAs(page, 'editor', '/admin/categories');
  await create(page, first);
  await create(page, second);

  await line(page, second).click();
  await page.getByRole('tree').press('Alt+ArrowUp');
  await expect.poll(() => names(page)).toEqual(expect.arrayContaining([second, first]));
  await expect.poll(async () => (await names(page)).indexOf(second) < (await names(page)).indexOf(first)).toBe(true);
  await page.reload();
  await expect.poll(async () => (await names(page)).indexOf(second) < (await names(page)).indexOf(first)).toBe(true);

  await line(page, first)
    .locator('[data-node]')
    .dragTo(line(page, second).locator('[data-node]'), {
      sourcePosition: { x: 5, y: 10 },
      targetPosition: { x: 70, y: 18 },
    });
  await page.getByRole('dialog').getByRole('button', { name: '移动' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await line(page, first).click();
  await expect(page.getByRole('region', { name: first })).toContainText(second);

  await page.getByRole('tree').press('F2');
  await page.getByLabel('新名称').fill(`${first}改`);
  await page.getByLabel('新名称').press('Enter');
  await expect(line(page, `${first}改`)).toBeVisible();

  await remove(page, `${first}改`);
  await remove(page, second);
});

test('a category in use is not deleted and the reason is told', async ({ page, faults }) => {
  faults.allow(/409/);
  await openAs(page, 'editor', '/admin/categories');
  await page.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('分类下还有子分类、图片或图集，不能删除。')).toBeVisible();
});

test('a region gets a region below it and a description, and both are deleted', async ({ page }) => {
  test.slow();
  const [county, town] = [`甲县${Date.now() % 10_000}`, `乙镇${Date.now() % 10_000}`];
  await openAs(page, 'editor', '/admin/regions');
  await create(page, county, '地区');
  await line(page, county).click();
  await page.getByRole('tree').press('n');
  await page.getByLabel('新地区的名称').fill(town);
  await page.getByLabel('新地区的名称').press('Enter');
  const panel = page.getByRole('region', { name: town });
  await expect(panel).toContainText(county);
  await panel.getByLabel('说明').fill('写给编辑看的说明');
  await panel.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(`已保存「${town}」`)).toBeVisible();
  await page.reload();
  await page.getByRole('searchbox', { name: '找地区' }).fill(town);
  await line(page, town).click();
  await expect(panel.getByLabel('说明')).toHaveValue('写给编辑看的说明');
  await remove(page, town);
  await page.getByRole('searchbox', { name: '找地区' }).fill('');
  await remove(page, county);
});

test('a move the server refuses is taken back', async ({ page, faults }) => {
  faults.allow(/409|Move/);
  await openAs(page, 'editor', '/admin/regions');
  await expect(page.getByRole('tree')).toBeVisible();
  const before = await names(page);
  await page.route('**/region/Move', (route) =>
    route.fulfill({
      status: 409,
      json: {
        result: null,
        success: false,
        error: { code: 'Region.Cycle', message: '不能这样移动。', details: null, validationErrors: [] },
      },
    }),
  );
  await line(page, '曲靖市').click();
  await page.getByRole('tree').press('Alt+ArrowDown');
  await expect(page.getByText('不能这样移动。')).toBeVisible();
  await expect.poll(() => names(page)).toEqual(before);
});

test('the tree page is accessible', async ({ page }) => {
  await openAs(page, 'editor', '/admin/categories');
  await expect(page.getByRole('tree')).toBeVisible();
  await expectAccessible(page);
});
