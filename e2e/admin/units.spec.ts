import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openAs } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('a unit is made, gets people and a page, which visitors see until it is closed again @journey', async ({
  page,
  faults,
}) => {
  test.slow();
  faults.allow(/404/);
  const name = `试验分会${Date.now() % 100_000}`;
  const line = page.locator('.ant-tree-treenode', { hasText: name });
  await openAs(page, 'admin', '/admin/units');
  await expectAccessible(page);
  await page.getByRole('button', { name: '新建单位' }).click();
  await page.getByLabel('新单位的名称').fill(name);
  await page.getByLabel('新单位的名称').press('Enter');
  await line.click();
  const panel = page.getByRole('region', { name });
  await expect(panel).toContainText('还没有成员');

  await panel.getByRole('button', { name: '添加成员' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: '成员' }).fill('周砚秋');
  await page.getByTitle('周砚秋（zhouyanqiu）').click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: '加入 1 人' }).click();
  await expect(panel.getByRole('row', { name: /周砚秋/ })).toContainText('摄影师');

  await panel.getByRole('tab', { name: '主页内容' }).click();
  await panel.getByLabel('公开主页').click();
  await panel.getByLabel('介绍').fill('只在试验里存在的分会。');
  await panel.getByLabel('电话').fill('0886-65550199');
  await panel.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(`已保存「${name}」`)).toBeVisible();
  await expectAccessible(page);

  const href = await panel.getByRole('link', { name: '看主页' }).getAttribute('href');
  expect(href).toMatch(/^\/unit\?id=\d+$/);
  await page.goto(href ?? '');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('只在试验里存在的分会。')).toBeVisible();
  await expect(page.getByRole('link', { name: '0886-65550199' })).toBeVisible();
  await expect(page.getByText('周砚秋').first()).toBeVisible();

  await page.goto('/admin/units');
  await line.click();
  await page.getByRole('button', { name: '删除' }).click();
  await expect(page.getByRole('dialog')).toContainText('1 名成员会被移出这个单位');
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(line).toHaveCount(0);
  expect((await page.request.get(href ?? '')).status()).toBe(404);
});

test('a unit with units below it is not deleted and the reason is told', async ({ page, faults }) => {
  faults.allow(/409/);
  await openAs(page, 'admin', '/admin/units');
  await page.locator('.ant-tree-treenode', { hasText: '滇西片区' }).click();
  await page.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('单位下还有下级单位，请先移走或删除它们。')).toBeVisible();
});
