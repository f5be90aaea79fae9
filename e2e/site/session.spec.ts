import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openWith, ownTokenOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { untilLive } from '../fixtures/until-live.ts';
import { logInOnSite } from './log-in-on-site.ts';

const accountMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /的账号$/ });
const logInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: '登录', exact: true });

async function logOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('button', { name: '退出登录' }).click();
}

test('two tabs log in together and log out together @journey', async ({ page, context, faults }) => {
  // Requests still pending when the session ended are refused, invisibly to the user.
  faults.allow(/401/);
  const other = await context.newPage();
  await other.goto('/gallery');
  await untilLive(other);
  await expect(logInLink(other)).toBeVisible();
  await logInOnSite(page, 'visitor');
  await expect(accountMenu(page)).toBeVisible();
  await expect(accountMenu(other)).toBeVisible();
  await logOut(other);
  await expect(logInLink(other)).toBeVisible();
  await expect(logInLink(page)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  expect((await context.cookies()).filter(({ name }) => name === 'authorization')).toEqual([]);
});

test('what the browser keeps of a log-in has the names that other parts rely on', async ({ page, context }) => {
  await logInOnSite(page, 'editor', { isRemembered: true });
  await expect(accountMenu(page)).toBeVisible();
  const stored = async () => JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '{}');
  await expect.poll(async () => (await stored()).UserMenuModels?.length).toBeGreaterThan(0);
  expect(await stored()).toMatchObject({ authorization: expect.stringMatching(/^[\w-]{43}$/), loginType: 'web' });
  expect((await stored()).SessionKey).not.toBe('');
  const cookie = (await context.cookies()).find(({ name }) => name === 'authorization');
  // Browsers cut an endless life to some 400 days.
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 300 * 86_400);
});

test('a log-in that is not remembered has a cookie of the browser session', async ({ page, context }) => {
  await logInOnSite(page, 'visitor');
  await expect(accountMenu(page)).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === 'authorization');
  expect(cookie?.expires).toBe(-1);
});

test('stored data without a token says that the session expired, then leads home with the way back', async ({
  page,
}) => {
  await page.goto('/gallery');
  await page.evaluate(() => localStorage.setItem('user', '{}'));
  await page.goto('/gallery?sort=hottest');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('登录已过期，请重新登录。');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL(/\/\?returnUrl=%2Fgallery%3Fsort%3Dhottest$/);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('a token the server ended says so when the page is opened again', async ({ page, request, faults }) => {
  faults.allow(/401/);
  const token = await ownTokenOf('visitor');
  await openWith(page, token, '/');
  await expect(accountMenu(page)).toBeVisible();
  // No page is open when it ends: one would say so itself.
  await page.goto('about:blank');
  await request.post('/Account/Logout', { headers: { authorization: `Bearer ${token}` }, data: {} });
  await page.goto('/gallery');
  await expect(page.getByRole('alertdialog')).toContainText('登录已过期，请重新登录。');
});

test('the last visited path is kept, but none of the account', async ({ page }) => {
  await page.goto('/gallery?sort=hottest');
  await page.goto('/account?returnUrl=/photo');
  expect(await page.evaluate(() => localStorage.getItem('lastPath'))).toBe('/gallery?sort=hottest');
});

test('a log-in without a way back leads to the last visited path', async ({ page }) => {
  await page.goto('/gallery?sort=hottest');
  await logInOnSite(page, 'zhouyanqiu');
  await expect(page).toHaveURL(/\/gallery\?sort=hottest$/);
});

/** Has an app that is logged in as this person issue a code. */
async function appCode(request: APIRequestContext, who: 'visitor' | 'editor'): Promise<string> {
  const answer = await request.post('/api/Account/CreateAppLoginCode', {
    headers: { authorization: `Bearer ${await ownTokenOf(who)}` },
    data: {},
  });
  return (await answer.json()).result.code;
}

test('an app’s code asks, then logs in, leaves the address, and goes on @journey', async ({ page, request }) => {
  const code = await appCode(request, 'visitor');
  await page.goto(`/loginByApp?token=${code}&returnUrl=${encodeURIComponent('/gallery')}`);
  const agree = page.getByRole('button', { name: '登录这个账号' });
  await expect(agree).toBeVisible();
  expect(page.url()).not.toContain(code);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await expectAccessible(page);
  await agree.click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(accountMenu(page)).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  expect(stored).toMatchObject({ loginType: 'app', rememberMe: true });
  await page.goBack();
  expect(page.url()).not.toContain(code);
});

test('an app’s code leads to no other site', async ({ page, request }) => {
  const code = await appCode(request, 'visitor');
  await page.goto(`/loginByApp?token=${code}&returnUrl=${encodeURIComponent('//evil.example/')}`);
  await page.getByRole('button', { name: '登录这个账号' }).click();
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/$/);
});

test('a link with an app’s code leaves the account that is logged in, and one with a session’s token says no', async ({
  page,
  request,
  faults,
}) => {
  faults.allow(/410/);
  await openWith(page, await ownTokenOf('editor'), '/');
  await expect(accountMenu(page)).toBeVisible();
  await page.goto(`/loginByApp?token=${await appCode(request, 'visitor')}&returnUrl=/gallery`);
  await expect(page.getByText('这里已登录为')).toBeVisible();
  await page.getByRole('button', { name: '保持现在的账号' }).click();
  await expect(page).toHaveURL(/\/gallery$/);
  await logOut(page);
  await page.goto(`/loginByApp?token=${await ownTokenOf('visitor')}`);
  await expect(page.getByRole('alert')).toContainText('这个登录链接已用过或已失效');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('the connection page measures round trips and says who is logged in', async ({ page }) => {
  await page.goto('/pong');
  await expect(page.getByText(/服务器有回应，最快 \d+ 毫秒/)).toBeVisible();
  await expect(page.getByText('未登录')).toHaveCount(2);
  await expectAccessible(page);
});

test('logging out of the user centre says so and leads home', async ({ page, faults }) => {
  faults.allow(/401/);
  await openWith(page, await ownTokenOf('visitor'), '/user/center');
  await logOut(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('已退出登录')).toBeVisible();
});
