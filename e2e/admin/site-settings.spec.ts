import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { getTheme, updateTheme } from '@tuyuan/contract/site/mfui-setting.ts';
import { getSettings, updateSettings } from '@tuyuan/contract/site/site-setting.ts';
import { z } from 'zod';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openAs, tokenOf } from '../fixtures/people.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { untilLive } from '../fixtures/until-live.ts';

/** Puts look and settings back as they were: the other suites run on the same site. */
const test = base.extend<{ keepsSite: undefined }>({
  keepsSite: [
    async ({ request }, use) => {
      const api = await adminApi(request);
      const theme = await api.get(getTheme.path, getTheme.output);
      const { values } = await api.get(getSettings.path, getSettings.output);
      await use(undefined);
      const now = await api.get(getTheme.path, getTheme.output);
      const { siteVersion: _shown, ...look } = theme;
      await api.send('POST', updateTheme.path, { ...look, version: now.version });
      const { version } = await api.get(getSettings.path, getSettings.output);
      await api.send('PUT', updateSettings.path, { version, values });
    },
    { auto: true },
  ],
});

async function adminApi(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await tokenOf('admin')}` };
  return {
    async get<Output extends z.ZodType>(path: string, output: Output): Promise<z.output<Output>> {
      const body = z.object({ result: z.unknown() }).parse(await (await request.get(path, { headers })).json());
      return output.parse(body.result);
    },
    async send(method: 'PUT' | 'POST', path: string, data: unknown): Promise<void> {
      const answer = await request.fetch(path, { method, headers, data });
      expect(answer.status(), path).toBe(200);
    },
  };
}

/** Opens the site as a visitor. */
async function visitor(browser: Browser, path = '/'): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(path);
  await untilLive(page);
  return page;
}

const brandOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim());

test('colour, corners and logo changed in the console reach an open site within ten seconds @journey', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const logo = await (await request.get('/apple-touch-icon.png')).body();
  const open = await visitor(browser);
  expect(await brandOf(open)).toBe('#e6395f');
  await openAs(page, 'admin', '/admin/theme');
  await page.getByRole('button', { name: '主色' }).click();
  await page.getByRole('textbox').last().fill('2f6fde');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await expect(page.getByRole('img', { name: '站点标志' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '保存主题' }).click();
  await expect(page.getByText('10 秒内跟上')).toBeVisible();
  await expect.poll(() => brandOf(open), { timeout: 10_000 }).toBe('#2f6fde');
  await expect(open.locator('header img[src^="/api/Resource/Misc/"]')).toBeVisible();
  await expect.poll(() => brandOf(page), { timeout: 10_000 }).toBe('#2f6fde');

  const later = await visitor(browser);
  expect(await brandOf(later)).toBe('#2f6fde');
  await later.context().close();
  await open.context().close();
});

test('a dark first appearance is what a visitor who has not chosen sees, and his choice wins', async ({
  page,
  browser,
}) => {
  await openAs(page, 'admin', '/admin/theme');
  await page.getByText('深色', { exact: true }).first().click();
  await page.getByRole('button', { name: '保存主题' }).click();
  await expect(page.getByText('10 秒内跟上')).toBeVisible();
  const open = await visitor(browser);
  await expect(open.locator('html')).toHaveAttribute('data-theme', 'dark');
  await open.getByRole('button', { name: '切换到浅色' }).click();
  await open.reload();
  await expect(open.locator('html')).toHaveAttribute('data-theme', 'light');
  await open.context().close();
});

test('a setting shows before it is saved, on the site once it is, and typing is not lost by leaving', async ({
  page,
  browser,
}) => {
  await openAs(page, 'admin', '/admin/settings');
  const name = page.getByLabel('站点名称');
  await name.fill('青河图苑');
  await expect(page.getByRole('complementary', { name: '预览' })).toContainText('登录青河图苑');
  await page.getByRole('link', { name: '主题' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '继续编辑' }).click();
  await expect(name).toHaveValue('青河图苑');
  await expectAccessible(page);
  await page.getByRole('button', { name: '保存设置' }).click();
  await expect(page.getByText('已保存')).toBeVisible();
  const open = await visitor(browser);
  await expect(open).toHaveTitle(/青河图苑/);
  await expect(open.locator('footer')).toContainText('© 青河图苑');
  await open.context().close();
});

test('what somebody else saved meanwhile is brought in, and what was typed stays', async ({
  page,
  request,
  faults,
}) => {
  faults.allow(/409/);
  await openAs(page, 'admin', '/admin/settings');
  await page.getByLabel('欢迎语').fill('我的欢迎语');
  const api = await adminApi(request);
  const { version } = await api.get(getSettings.path, getSettings.output);
  await api.send('PUT', updateSettings.path, { version, values: { icpNumber: '滇ICP备11111111号' } });
  await page.getByRole('button', { name: '保存设置' }).click();
  await expect(page.getByText('别人刚保存过：ICP 备案号')).toBeVisible();
  await expect(page.getByLabel('欢迎语')).toHaveValue('我的欢迎语');
  await expect(page.getByLabel('ICP 备案号')).toHaveValue('滇ICP备11111111号');
  await page.getByRole('button', { name: '保存设置' }).click();
  await expect(page.getByText('没有未保存的修改')).toBeVisible();
});

test('the menu is arranged by keys, an entry of one’s own added, and seen through a role’s eyes', async ({
  page,
  faults,
}) => {
  test.slow();
  faults.allow(/400/);
  const name = `快捷${Date.now() % 10_000}`;
  const menu = page.getByRole('navigation').or(page.locator('.ant-pro-sider')).first();
  await openAs(page, 'admin', '/admin/menus');
  await page.getByRole('button', { name: '新建菜单' }).click();
  await page.getByLabel('新菜单的名称').fill(name);
  await page.getByLabel('新菜单的名称').press('Enter');
  const panel = page.getByRole('region', { name });
  await panel.getByLabel('地址').fill('javascript:alert(1)');
  await panel.getByRole('button', { name: '保存' }).click();
  await expect(panel.getByText('请填写 / 开头的页面地址')).toBeVisible();
  await panel.getByLabel('地址').fill('/images?state=pending');
  await panel.getByRole('button', { name: '保存' }).click();
  await expect(menu.getByRole('menuitem', { name })).toBeVisible();
  const row = page.locator('.ant-tree-treenode', { hasText: name });
  await row.click();
  await page.getByRole('tree').press('Alt+ArrowUp');
  await expect(page.locator('.ant-tree-treenode:not([aria-hidden])').last()).not.toContainText(name);
  await page.getByRole('button', { name: '按角色预览' }).click();
  const preview = page.getByRole('dialog');
  await preview.getByLabel('角色').click();
  await page.getByTitle('编辑', { exact: true }).click();
  await expect(preview.getByText('分类')).toBeVisible();
  await expect(preview.getByText('网站设置')).toHaveCount(0);
  // The first Escape goes to the role list if it is still closing.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await row.click();
  await page.getByRole('region', { name }).getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(menu.getByRole('menuitem', { name })).toHaveCount(0);
});

test('a tenant answers under its host with a site of its own until it is suspended @journey', async ({
  page,
  browser,
  faults,
}) => {
  test.slow();
  faults.allow(/403|401/);
  const host = `t${Date.now()}.localhost`;
  await openAs(page, 'admin', '/admin/tenants');
  await page.getByRole('button', { name: '新建租户' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('名称').fill('乙站');
  await drawer.getByLabel('域名').fill(host);
  await drawer.getByRole('button', { name: '建立站点' }).click();
  const made = page.getByRole('dialog', { name: /已建好/ });
  await expect(made).toContainText('临时密码只显示这一次');
  await made.getByRole('button', { name: '我已记下' }).click();
  const row = page.getByRole('row', { name: new RegExp(host) });
  await expect(row).toContainText('正常');

  const address = new URL('/', page.url());
  address.hostname = host;
  const open = await visitor(browser, address.href);
  await expect(open).toHaveTitle(/乙站/);
  await row.getByRole('button', { name: '「乙站」的操作' }).click();
  await page.getByRole('menuitem', { name: '停用' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
  await expect(row).toContainText('已停用');
  expect((await open.goto(address.href))?.status()).toBe(403);
  await expect(open.getByRole('heading', { name: /站点已停用/ })).toBeVisible();
  await expectAccessible(open);
  await row.getByRole('button', { name: '「乙站」的操作' }).click();
  await page.getByRole('menuitem', { name: '恢复' }).click();
  await expect(row).toContainText('正常');
  expect((await open.goto(address.href))?.status()).toBe(200);
  await open.context().close();
});
