import type { APIRequestContext, Page } from '@playwright/test';
import { contract } from '@tuyuan/contract/contract.ts';
import { effectivePermissions, isPermissionName } from '@tuyuan/contract/permissions.ts';
import { z } from 'zod';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openAs } from '../fixtures/people.ts';
import { expect, test } from './keep.ts';

const password = 'Own-Choice-7';
const menuOf = (page: Page) => page.getByRole('navigation').or(page.getByRole('menu')).first();

test('a role with part of the tree makes a console of exactly that part; taking it back shows without a reload @journey', async ({
  page,
  browser,
  request,
  faults,
}) => {
  test.setTimeout(240_000);
  faults.allow(/40[034]/);
  const stamp = Date.now().toString(36);

  await openAs(page, 'admin', '/admin/roles');
  await page.getByRole('button', { name: '新建角色' }).click();
  const making = page.getByRole('dialog', { name: '新建角色' });
  await making.getByLabel('角色名').fill(`值班 ${stamp}`);
  await making.getByRole('button', { name: '新建角色' }).click();
  await expect(page.getByRole('heading', { name: `值班 ${stamp}` })).toBeVisible();
  await page.getByRole('checkbox', { name: '图片：编辑' }).check();
  await page.getByRole('checkbox', { name: '用户：查看' }).check();
  await expect(page.getByRole('checkbox', { name: '图片：查看' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: '保存角色' }).click();
  await expect(page.getByText('立即生效').first()).toBeVisible();

  await page.goto('/admin/users');
  await page.getByRole('button', { name: '新建用户' }).click();
  const creating = page.getByRole('dialog', { name: '新建用户' });
  await creating.getByLabel('用户名').fill(`duty_${stamp}`);
  await creating.getByLabel('昵称').fill(`值班员 ${stamp}`);
  await creating.getByRole('checkbox', { name: new RegExp(`值班 ${stamp}`) }).check();
  await expectAccessible(page);
  await creating.getByRole('button', { name: '新建用户' }).click();
  const once = page.getByRole('dialog', { name: '临时密码' });
  const temporary = (await once.locator('code').textContent()) ?? '';
  await once.getByRole('button', { name: '已记下，关闭' }).click();
  await expect(page.getByRole('button', { name: `值班员 ${stamp}`, exact: true })).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.clock.install();
  await theirs.goto('/admin/');
  await theirs.getByLabel('用户名').fill(`duty_${stamp}`);
  await theirs.getByLabel('密码', { exact: true }).fill(temporary);
  await theirs.getByRole('button', { name: '登录', exact: true }).click();
  await theirs.getByLabel('新密码').fill(password);
  await expectAccessible(theirs);
  await theirs.getByRole('button', { name: '登录', exact: true }).click();
  await expect(theirs).not.toHaveURL(/\/login/);
  const menu = menuOf(theirs);
  await expect(menu.getByText('图片', { exact: true })).toBeVisible();
  await menu.getByText('用户与权限', { exact: true }).click();
  await expect(menu.getByText('用户', { exact: true })).toBeVisible();
  for (const absent of ['图集', '分类', '角色', '菜单', '租户']) {
    await expect(menu.getByText(absent, { exact: true })).toHaveCount(0);
  }
  await theirs.goto('/admin/roles');
  await expect(theirs.getByText('你还不能看「角色」')).toBeVisible();

  await expectExactly(request, `duty_${stamp}`, ['Pages.Images.Edit', 'Pages.Users']);

  await theirs.goto('/admin/images');
  await expect(theirs.locator('tbody tr[data-row-key]').first()).toBeVisible();
  await page.goto('/admin/roles');
  await page.getByRole('button', { name: new RegExp(`值班 ${stamp}`) }).click();
  await page.getByRole('checkbox', { name: '图片：查看' }).uncheck();
  await expect(page.getByRole('checkbox', { name: '图片：编辑' })).not.toBeChecked();
  await page.getByRole('button', { name: '保存角色' }).click();
  await expect(page.getByText('立即生效').first()).toBeVisible();
  // The open console hears of it by itself, within half a minute.
  await theirs.clock.fastForward(30_000);
  await expect(theirs.getByText('你还不能看「图片」')).toBeVisible();
  await expect(menu.getByText('图片', { exact: true })).toHaveCount(0);
  await context.close();

  await page.getByRole('button', { name: /的更多操作$/ }).click();
  await page.getByRole('menuitem', { name: '删除角色' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除角色' }).click();
  await expect(page.getByRole('button', { name: new RegExp(`值班 ${stamp}`) })).toHaveCount(0);
  await page.goto(`/admin/users?keyword=duty_${stamp}`);
  await page.getByRole('button', { name: /的更多操作$/ }).click();
  await page.getByRole('menuitem', { name: '删除账号' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除账号' }).click();
  await expect(page.getByRole('heading', { name: '没有符合的用户' })).toBeVisible();
});

test('working in another’s name shows on every page and leads back @journey', async ({ page, faults }) => {
  test.slow();
  faults.allow(/40[13]/);
  await openAs(page, 'admin', '/admin/users?keyword=editor');
  await page.getByRole('button', { name: '「编辑小苑」的更多操作' }).click();
  await page.getByRole('menuitem', { name: '代登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '代登录' }).click();
  const bar = page.getByRole('status').filter({ hasText: '正在以' });
  await expect(bar).toContainText('编辑小苑');
  await expect(menuOf(page).getByText('分类', { exact: true })).toBeVisible();
  await expect(menuOf(page).getByText('用户', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/');
  await expect(bar).toContainText('编辑小苑');
  await expectAccessible(page);
  await bar.getByRole('button', { name: '返回我的账号' }).click();
  await expect(page).toHaveURL(/\/admin\/users/);
  await expect(page.getByRole('heading', { name: '用户', exact: true })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('a user’s permissions, roles and devices are accessible', async ({ page }) => {
  await openAs(page, 'admin', '/admin/users?keyword=reviewer');
  await page.getByRole('button', { name: '审核员小图', exact: true }).click();
  const drawer = page.getByRole('dialog');
  for (const tab of ['资料', '角色', '权限', '登录设备', '记录']) {
    await drawer.getByRole('tab', { name: tab }).click();
    await expect(drawer.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
  }
  await page.goBack();
  await expect(drawer).toBeHidden();
});

/** Makes every call of the contract as that user: calls opened by these permissions succeed, all other guarded ones answer 403. */
async function expectExactly(request: APIRequestContext, userName: string, granted: string[]): Promise<void> {
  const login = await request.post('/api/Account/Login', { data: { userName, password } });
  const { result } = z.object({ result: z.string() }).parse(await login.json());
  const headers = { authorization: `Bearer ${result}` };
  const held = effectivePermissions(granted, []);
  const wrong: string[] = [];
  for (const [name, { method, path, access }] of contract) {
    if (!access.startsWith('permission:')) continue;
    const permission = access.slice('permission:'.length);
    const isOpen = isPermissionName(permission) && held.includes(permission);
    const inBody = method === 'POST' || method === 'PUT';
    const answer = await request.fetch(path, { method, headers, ...(inBody && { data: {} }) });
    if ((answer.status() === 403) === isOpen) wrong.push(`${name} answers ${answer.status()}`);
  }
  expect(wrong).toEqual([]);
}
