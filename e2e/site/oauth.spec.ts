import type { Page } from '@playwright/test';
import { consent } from '../fixtures/consent.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openWith, ownTokenOf } from '../fixtures/people.ts';
import { readSmsCode } from '../fixtures/read-sms-code.ts';
import { solveSlider } from '../fixtures/solve-slider.ts';
import { expect, test } from '../fixtures/test.ts';
import { viewports } from '../fixtures/viewports.ts';

const accountMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /的账号$/ });

async function logOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: '登录', exact: true })).toBeVisible();
}

async function leaveFor(page: Page, name: '微信' | 'QQ' | '微博', returnUrl = '/gallery'): Promise<void> {
  await page.goto(`/account?returnUrl=${encodeURIComponent(returnUrl)}`);
  await page.getByRole('button', { name: new RegExp(`^用 ?${name} ?登录$`) }).click();
}

test('a refused consent changes nothing and offers another way', async ({ page }) => {
  for (const name of ['微信', 'QQ', '微博'] as const) {
    await leaveFor(page, name);
    await consent(page, '不愿意', '拒绝');
    await expect(page.getByRole('alert')).toContainText('你没有同意登录，什么都没有改变。');
    await expectAccessible(page);
    await page.getByRole('link', { name: '换一种方式登录' }).click();
    await expect(page).toHaveURL(/\/account\?returnUrl=%2Fgallery$/);
  }
});

test('an account is bound in the user centre, logs in directly afterwards, and is unbound again', async ({ page }) => {
  await openWith(page, await ownTokenOf('reviewer'), '/user/main/thirdpaty');
  await expectAccessible(page);
  await page.getByRole('link', { name: '绑定微博' }).click();
  await page.getByRole('button', { name: '去微博确认' }).click();
  await consent(page, '审核员小林');
  await expect(page).toHaveURL(/\/user\/main\/externalAccBind\?provider=weibo$/);
  await expect(page.getByText('已绑定「审核员小林」')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/user/main/thirdpaty');
  await expect(page.getByText(/已绑定「审核员小林」 · \d{4}-\d{2}-\d{2} · 还没有用它登录过/)).toBeVisible();

  await logOut(page);
  await leaveFor(page, '微博');
  await consent(page, '审核员小林');
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(accountMenu(page)).toBeVisible();

  await page.goto('/user/main/externalAccBind?provider=weibo');
  await page.getByRole('button', { name: '解绑微博' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '解绑' }).click();
  await expect(page.getByText('未绑定微博')).toBeVisible();
});

test('the answer of a third party is good once, and only in the browser that began', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  faults.allow(/410/);
  await leaveFor(page, 'QQ');
  const back = page.waitForRequest(/\/account\/oauth\?code=/);
  await consent(page, '只用一次');
  const address = (await back).url();
  await expect(page).toHaveURL(/\/account\/oauth\/verifyMobile$/);
  await page.goto(address);
  await expect(page.getByRole('alert')).toContainText('这次第三方登录已失效，请重新发起。');
  await expectAccessible(page);

  await leaveFor(page, 'QQ');
  await page.getByRole('button', { name: '同意' }).waitFor();
  const stranger = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const elsewhere = await stranger.newPage();
  await elsewhere.goto(page.url());
  await elsewhere.getByRole('button', { name: '同意' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('这次第三方登录已失效');
  await stranger.close();
});

test('the result is handed to the window that opened the log-in', async ({ page }) => {
  await page.goto('/gallery');
  const message = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('message', ({ origin, data }) => resolve([origin === location.origin, data]));
        window.open('/oauth?result=loggedIn&returnUrl=/photo');
      }),
  );
  expect(await message).toEqual([true, { source: 'oauth', result: 'loggedIn' }]);
});

test('the landing page goes on by itself, but never off the site', async ({ page }) => {
  await page.goto(`/oauth?result=loggedIn&returnUrl=${encodeURIComponent('/gallery')}`);
  await expect(page).toHaveURL(/\/gallery$/);
  await page.goto(`/oauth?result=loggedIn&returnUrl=${encodeURIComponent('https://evil.example/')}`);
  // Where one was last, instead.
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/gallery$/);
});

test('the consent page works without scripts, by keyboard and on a small phone', async ({ browser, baseURL, page }) => {
  await leaveFor(page, '微信');
  await page.getByRole('button', { name: '同意' }).waitFor();
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: viewports.smallPhone,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const plain = await context.newPage();
  await plain.goto(page.url());
  await expect(plain.getByRole('heading', { name: /申请使用你的微信账号登录/ })).toBeVisible();
  await plain.getByRole('button', { name: '拒绝' }).focus();
  await plain.keyboard.press('Enter');
  await plain.waitForURL(/\/account\/oauth\?state=/);
  await context.close();
});

test('a first third-party log-in verifies a phone, makes an account, and the next one logs in directly @journey', async ({
  page,
  request,
  faults,
}) => {
  faults.allow(/400 POST .*CheckGeetestVerify|status of 400/);
  test.setTimeout(120_000);
  const nickName = `远山${Date.now() % 100_000}`;
  const phone = `139${String(Date.now()).slice(-8)}`;
  await leaveFor(page, '微信');
  await consent(page, nickName);
  await expect(page).toHaveURL(/\/account\/oauth\/verifyMobile$/);
  await expect(page.getByText(`${nickName}，首次用微信登录需要验证手机号。`)).toBeVisible();
  await expect(page.getByLabel('手机号')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '验证并登录' }).click();
  await expect(page.getByText('请填写手机号')).toBeVisible();
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await solveSlider(page);
  await expect(page.getByRole('button', { name: /秒后重发$/ })).toBeVisible();
  await page.getByLabel('短信验证码').fill(await readSmsCode(request, phone));
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('button', { name: '验证并登录' }).click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(page.getByRole('banner').getByRole('button', { name: `${nickName}的账号` })).toBeVisible();

  await logOut(page);
  await leaveFor(page, '微信', '/user/main/thirdpaty');
  await consent(page, nickName);
  await expect(page).toHaveURL(/\/user\/main\/thirdpaty$/);
  await expect(page.getByText(new RegExp(`已绑定「${nickName}」.*上次登录：刚刚`))).toBeVisible();
});
