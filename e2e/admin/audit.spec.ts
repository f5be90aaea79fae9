import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openAs } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('what somebody did is found by its filters, read whole, and leads to the row’s history @journey', async ({
  page,
}) => {
  test.slow();
  const name = `审计${Date.now() % 100_000}`;
  await openAs(page, 'admin', '/admin/units');
  await page.getByRole('button', { name: '新建单位' }).click();
  await page.getByLabel('新单位的名称').fill(name);
  await page.getByLabel('新单位的名称').press('Enter');
  await expect(page.locator('.ant-tree-treenode', { hasText: name })).toBeVisible();

  await page.goto('/admin/audit-logs?service=organizationUnit&action=Create&user=admin');
  await expect(page.getByRole('heading', { name: '审计日志' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('新建 单位');
  await expectAccessible(page);
  await page.getByRole('row').nth(1).getByRole('button', { name: '新建 单位' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('organizationUnit/Create');
  await expect(drawer.locator('pre')).toContainText(name);
  await expect(drawer.getByRole('button', { name: '复制' })).toBeVisible();
  await drawer.getByRole('tab', { name: /的历史$/ }).click();
  await expect(drawer.getByRole('tabpanel')).toContainText(name);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await page.getByRole('checkbox', { name: '只看失败' }).click();
  await expect(page).toHaveURL(/errors=1/);
  await expect(page.getByText('没有符合的日志')).toBeVisible();
  await page.getByRole('button', { name: '去掉「只看失败」' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('新建 单位');

  const bars = page.getByRole('group', { name: '按时间缩小范围' });
  await bars
    .getByRole('button', { name: /[1-9][0-9,]* 条/ })
    .last()
    .click();
  await expect(page).toHaveURL(/half=\d+-\d+/);
  await expect(page.getByRole('row').nth(1)).toContainText('新建 单位');
  await bars
    .getByRole('button', { name: /，0 条/ })
    .first()
    .click();
  await expect(page.getByText('没有符合的日志')).toBeVisible();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page).toHaveURL(/half=(\d+)-(\d+)/);

  await page.goto('/admin/units');
  await page.locator('.ant-tree-treenode', { hasText: name }).click();
  await page.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(page.locator('.ant-tree-treenode', { hasText: name })).toHaveCount(0);
});

test('the filtered log is downloaded as CSV, with one link for one download', async ({ page }) => {
  test.slow();
  await openAs(page, 'admin', '/admin/audit-logs?service=Account&action=Login');
  await expect(page.getByRole('row').nth(1)).toContainText('登录');
  await page.getByRole('button', { name: '导出' }).click();
  const started = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^操作日志 \d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF时间,用户,')).toBe(true);
  expect(text).toContain('Account');
  expect((await page.request.get(download.url())).status()).toBe(404);
});

test('failed log-ins and browsers’ failures have their pages', async ({ page, request }) => {
  test.slow();
  const ghost = `ghost${Date.now() % 100_000}`;
  await request.post('/api/Account/Login', { data: { userName: ghost, password: 'wrong-password' } });
  const errorMsg = `TypeError: 试验 ${ghost}`;
  await request.post('/api/services/app/auditedLog/RecordFrontEndError', {
    data: { userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0', errorMsg, apiUrl: '', pageUrl: '/photo?id=1' },
  });

  await openAs(page, 'admin', '/admin/');
  await page.goto(`/admin/login-attempts?user=${ghost}`);
  await expect(page.getByRole('row').nth(1)).toContainText('账号或密码不对');
  await expect(page.getByRole('row').nth(1)).toContainText('没有这个账号');
  await expectAccessible(page);

  await page.goto(`/admin/front-end-errors?keyword=${ghost}`);
  await page.getByRole('button', { name: errorMsg }).click();
  await expect(page.getByRole('dialog')).toContainText('Chrome 142 · Windows');
  await expectAccessible(page);
});

test('a person without the permission sees neither the pages nor what they show', async ({ page, faults }) => {
  faults.allow(/403/);
  await openAs(page, 'reviewer', '/admin/');
  await expect(page.getByRole('menuitem', { name: '审计日志' })).toHaveCount(0);
  await page.goto('/admin/audit-logs');
  await expect(page.getByRole('heading', { name: /没有权限|不能/ })).toBeVisible();
});
