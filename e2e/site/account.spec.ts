import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { consent } from '../fixtures/consent.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectFit } from '../fixtures/expect-fit.ts';
import { openWith, ownTokenOf, tokenOf } from '../fixtures/people.ts';
import { readSmsCode } from '../fixtures/read-sms-code.ts';
import { solveSlider } from '../fixtures/solve-slider.ts';
import { expect, test } from '../fixtures/test.ts';
import { viewports } from '../fixtures/viewports.ts';

// One account from beginning to end: each test continues where the previous one stopped.
test.describe.configure({ mode: 'serial' });

const photos = join(import.meta.dirname, '../../apps/server/demo');
const number = `139${String(Date.now()).slice(-8)}`;
const name = `walker${String(Date.now()).slice(-8)}`;
const passwords = ['Quiet-meadow-42', 'River-under-ice-7', 'Lantern-at-dusk-9'] as const;

async function somePhoto(): Promise<string> {
  const found = (await readdir(photos, { recursive: true })).find((each) => each.endsWith('.jpg'));
  if (found === undefined) throw new Error(`No picture in ${photos}`);
  return join(photos, found);
}

async function fillCode(page: Page, label = '短信验证码'): Promise<void> {
  await page.getByRole('button', { name: '获取验证码' }).click();
  const sent = page.waitForResponse(/\/sms\/Send/);
  await solveSlider(page);
  expect((await sent).status()).toBe(200);
  await page.getByLabel(label).fill(await readSmsCode(page.request, number));
}

/** In a session of its own: later tests end all that there are. */
async function logIn(page: Page, password: string, path = '/user/center'): Promise<void> {
  await openWith(page, await ownTokenOf(number, password), path);
}

/** Presses a button of the safety page and fills its dialog's confirmation. */
async function openSafety(page: Page, button: string, title: string, password: string) {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel(/^(登录密码|当前密码)$/).fill(password);
  return dialog;
}

test('a visitor registers by captcha and SMS, and is back where the way began @journey', async ({ page, faults }) => {
  faults.allow(/400 POST .*(CheckGeetestVerify|Register)|status of 400/);
  await page.goto('/account/register?returnUrl=%2Fgallery');
  await page.getByLabel('用户名').fill(name);
  await page.getByLabel('手机号').fill(number);
  await fillCode(page);
  await page.getByLabel('密码', { exact: true }).fill('password1');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '注册', exact: true }).click();
  // Refused because of the password; all other input is kept.
  await expect(page.getByText(/太常见/)).toBeVisible();
  await expect(page.getByLabel('用户名')).toHaveValue(name);
  await expect(page.getByLabel('手机号')).toHaveValue(number);
  await expectAccessible(page);
  await page.getByLabel('密码', { exact: true }).fill(passwords[0]);
  await expect(page.getByText('强度：强')).toBeVisible();
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page).toHaveURL(/\/account\/register\/success/);
  await expectAccessible(page);
  await page.getByRole('link', { name: '回到刚才的页面' }).click();
  await expect(page).toHaveURL(/\/gallery$/);
});

test('the user cuts and uploads an avatar, and the header shows it @journey', async ({ page }) => {
  await logIn(page, passwords[0]);
  await expectAccessible(page);
  await page.goto('/user/main/profile/data');
  await page.getByRole('button', { name: '更换头像' }).last().click();
  const dialog = page.getByRole('dialog', { name: '裁剪头像' });
  await dialog.locator('input[type=file]').setInputFiles(await somePhoto());
  await expect(dialog.locator('.cropper-crop-box')).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog).toHaveCount(0);
  const avatar = page.getByRole('banner').locator('img[src*="/api/Resource/Misc/"]');
  await expect(avatar).toBeVisible();
  await page.getByLabel('昵称').fill('山间行者');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('资料已保存')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('昵称')).toHaveValue('山间行者');
  await expect(page.getByRole('button', { name: '山间行者的账号' })).toBeVisible();
});

test('the user binds a third-party account', async ({ page }) => {
  await logIn(page, passwords[0], '/user/main/thirdpaty');
  await page.getByRole('link', { name: '绑定微信' }).click();
  await page.getByRole('button', { name: '去微信确认' }).click();
  await consent(page, '行者的微信');
  await expect(page).toHaveURL(/\/user\/main\/externalAccBind\?provider=wechat$/);
  await expect(page.getByText('已绑定「行者的微信」')).toBeVisible();
});

test('a changed password logs the other browser out at once @journey', async ({ page, browser, baseURL, faults }) => {
  faults.allow(/400 POST .*ChangePassword|status of 400/);
  const other = await browser.newContext({ locale: 'zh-CN', ...(baseURL !== undefined && { baseURL }) });
  const elsewhere = await other.newPage();
  await logIn(elsewhere, passwords[0]);
  await logIn(page, passwords[0], '/user/main/safety');
  await expect(page.getByRole('button', { name: /让 .* 退出登录/ }).first()).toBeVisible();
  await expectAccessible(page);
  const dialog = await openSafety(page, '修改密码', '修改密码', 'not the password');
  await dialog.getByLabel('新密码').fill(passwords[1]);
  await dialog.getByRole('button', { name: '修改密码' }).click();
  await expect(dialog.getByText(/密码不正确|密码不对/)).toBeVisible();
  await expect(dialog.getByLabel('新密码')).toHaveValue(passwords[1]);
  await expectAccessible(page);
  await dialog.getByLabel('当前密码').fill(passwords[0]);
  await dialog.getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByText('其他设备已退出登录')).toBeVisible();
  const refused = elsewhere.waitForResponse((answer) => answer.status() === 401);
  await elsewhere.goto('/user/main/safety');
  await refused.catch(() => undefined);
  await expect(elsewhere.getByRole('button', { name: /的账号$/ })).toHaveCount(0);
  await other.close();
});

test('a forgotten password is set anew by SMS, and the old one is refused @journey', async ({ page, faults }) => {
  faults.allow(/400 POST .*(CheckGeetestVerify|Login)|status of 400/);
  await page.goto('/account/reset');
  await page.getByLabel('注册时的手机号').fill(number);
  await fillCode(page);
  await page.getByLabel('新密码').fill(passwords[2]);
  await expectAccessible(page);
  await page.getByRole('button', { name: '设置新密码' }).click();
  await expect(page).toHaveURL(/\/account\/reset\/success/);
  await page.getByRole('link', { name: '去登录' }).click();
  await page.getByLabel('用户名、手机号或邮箱').fill(name);
  await page.getByLabel('密码', { exact: true }).fill(passwords[1]);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('用户名或密码不正确。')).toBeVisible();
  await page.getByLabel('密码', { exact: true }).fill(passwords[2]);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('button', { name: '山间行者的账号' })).toBeVisible();
});

test('the user downloads the own data, asks for the deletion and takes it back @journey', async ({ page }) => {
  await logIn(page, passwords[2], '/user/main/safety');
  const exporting = await openSafety(page, '导出数据', '导出个人数据', passwords[2]);
  const downloading = page.waitForEvent('download');
  await exporting.getByRole('button', { name: '确认并下载' }).click();
  const file = await (await downloading).path();
  expect(await readFile(file, 'utf8')).toContain(number);
  const deleting = await openSafety(page, '申请注销', '注销账号', passwords[2]);
  await expectAccessible(page);
  await deleting.getByRole('button', { name: '申请注销' }).click();
  const notice = page.getByRole('status').filter({ hasText: '账号已申请注销' });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('button', { name: '撤销注销' }).click();
  await expect(notice).toHaveCount(0);
  const again = await openSafety(page, '申请注销', '注销账号', passwords[2]);
  await again.getByRole('button', { name: '申请注销' }).click();
  await expect(notice).toBeVisible();
});

test('the user centre fits a small phone, is accessible and stays closed to visitors', async ({ page }) => {
  await page.goto('/user/main/safety');
  await expect(page).toHaveURL(/\/account\?returnUrl=%2Fuser%2Fmain%2Fsafety$/);
  await logIn(page, passwords[2]);
  await page.setViewportSize(viewports.smallPhone);
  for (const path of ['center', 'main/profile/data', 'main/profile/grapher', 'main/safety']) {
    await page.goto(`/user/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByLabel('正在载入')).toHaveCount(0);
    await expectAccessible(page);
    await expectFit(page);
  }
});

test('the audit log tells of all of it, with every secret masked @journey', async ({ request }) => {
  const headers = { authorization: `Bearer ${await tokenOf('admin')}` };
  const ask = async (call: string, params: Record<string, string | number>) => {
    const answer = await request.get(`/api/services/app/auditedLog/${call}`, { params, headers });
    expect(answer.status()).toBe(200);
    const { result }: { result: unknown } = await answer.json();
    return result;
  };
  const list = await ask('GetList', { userName: name, maxResultCount: 100 });
  const rows: { id: number; action: string; errorCode: string | null }[] = Object(list).items;
  const done = rows.filter(({ errorCode }) => errorCode === null).map(({ action }) => action);
  const deeds = ['Register', 'Login', 'UploadAvatar', 'UpdateProfile', 'ChangePassword', 'RequestDataExport'];
  expect(done).toEqual(expect.arrayContaining([...deeds, 'RequestAccountDeletion', 'CancelAccountDeletion']));
  for (const { id } of rows) {
    const told = JSON.stringify(await ask('Get', { id }));
    for (const secret of [...passwords, number]) expect(told).not.toContain(secret);
  }
});
