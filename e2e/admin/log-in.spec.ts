import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { createPerson, openAs, openWith, ownTokenOf, PASSWORD } from '../fixtures/people.ts';
import { solveSlider } from '../fixtures/solve-slider.ts';
import { expect, test } from '../fixtures/test.ts';

/** By the page's form. */
async function logIn(page: Page, userName: string, path = '/admin/'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('用户名').fill(userName);
  await page.getByLabel('密码').fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

test('a wrong password is told at the password and what was typed stays', async ({ page, faults }) => {
  faults.allow(/400/);
  await page.goto('/admin/');
  await page.getByLabel('用户名').fill('admin');
  await page.getByLabel('密码').fill('nonsense');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('用户名或密码不正确。')).toBeVisible();
  await expect(page.getByLabel('用户名')).toHaveValue('admin');
  await expect(page.getByLabel('密码')).toBeFocused();
  await expectAccessible(page);
});

test('after three wrong passwords a captcha stands before the next try, in the console itself', async ({
  page,
  faults,
}) => {
  faults.allow(/400/);
  const userName = await createPerson('健忘的编辑');
  await page.goto('/admin/');
  await page.getByLabel('用户名').fill(userName);
  for (let attempt = 1; attempt <= 3; attempt++) {
    await page.getByLabel('密码').fill(`wrong-${attempt}`);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByText('用户名或密码不正确。')).toBeVisible();
  }
  await page.getByLabel('密码').fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await solveSlider(page);
  await expect(page.getByRole('heading', { name: '你还不能进管理台' })).toBeVisible();
});

test('the right password opens the numbers of the day, or the first page of the menu @journey', async ({ page }) => {
  await logIn(page, 'admin');
  await expect(page.getByRole('heading', { name: '工作台', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /管理员/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, 'editor');
  await expect(page).toHaveURL(/\/admin\/topic-albums$/);
});

test('a link to a page leads there after the log-in', async ({ page }) => {
  await logIn(page, 'admin', '/admin/albums?sort=title');
  await expect(page).toHaveURL(/\/admin\/albums\?sort=title$/);
  await expect(page.getByRole('heading', { name: '图集', level: 1 })).toBeVisible();
});

test('a return address on another host is not followed', async ({ page }) => {
  await logIn(page, 'admin', '/admin/login?returnUrl=//evil.example/');
  await expect(page).toHaveURL(/\/admin\/$/);
});

test('whoever may not see a page is told what is missing', async ({ page }) => {
  await openAs(page, 'reviewer', '/admin/categories');
  await expect(page.getByRole('heading', { name: '你还不能看「分类」' })).toBeVisible();
  await expect(page.getByText('Pages.Categories')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: '分类' })).toHaveCount(0);
  await expectAccessible(page);
});

test('whoever has no task in the back office doesn’t get in', async ({ page }) => {
  await openAs(page, 'visitor', '/admin/');
  await expect(page.getByRole('heading', { name: '你还不能进管理台' })).toBeVisible();
});

test('logging out ends at the log-in page', async ({ page }) => {
  await openWith(page, await ownTokenOf('admin'), '/admin/');
  await page.getByRole('button', { name: '管理员' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page.getByLabel('密码')).toBeVisible();
});

test('an unknown address below /admin says so', async ({ page }) => {
  await openAs(page, 'admin', '/admin/nowhere');
  await expect(page.getByRole('heading', { name: '找不到这个页面' })).toBeVisible();
});

test('an expired log-in asks for the password over the page and keeps what was typed @journey', async ({
  page,
  faults,
}) => {
  faults.allow(/401/);
  const token = await ownTokenOf('editor');
  await openWith(page, token, '/admin/categories');
  await page.getByLabel('说明').fill('写到一半的说明');
  await page.request.post('/Account/Logout', { headers: { authorization: `Bearer ${token}` }, data: {} });
  await page.getByRole('button', { name: '保存' }).click();
  const dialog = page.getByRole('dialog', { name: '登录已过期' });
  await expect(dialog.getByLabel('用户名')).toHaveValue('editor');
  await expectAccessible(page);
  await dialog.getByLabel('密码').fill(PASSWORD);
  await dialog.getByRole('button', { name: '继续' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('说明')).toHaveValue('写到一半的说明');
});
