import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectFit } from '../fixtures/expect-fit.ts';
import { createPerson, openAs, PASSWORD } from '../fixtures/people.ts';
import { solveSlider } from '../fixtures/solve-slider.ts';
import { expect, test } from '../fixtures/test.ts';
import { viewports } from '../fixtures/viewports.ts';

test('after three wrong passwords a captcha stands before the next try; nothing typed is lost meanwhile', async ({
  page,
  faults,
}) => {
  faults.allow(/400 POST .*(Login|CheckGeetestVerify)/);
  faults.allow(/status of 400/);
  await page.goto('/account?returnUrl=%2Fgallery%3Fsort%3Dhot');
  await expectAccessible(page);
  const name = page.getByLabel('用户名、手机号或邮箱');
  const password = page.getByLabel('密码', { exact: true });
  const submit = page.getByRole('button', { name: '登录', exact: true });
  const userName = await createPerson('健忘的人');
  await name.fill(userName);
  for (let attempt = 1; attempt <= 3; attempt++) {
    await password.fill(`wrong-${attempt}`);
    await submit.click();
    await expect(page.getByText('用户名或密码不正确。')).toBeVisible();
    await expect(name).toHaveValue(userName);
    await expect(password).toHaveValue(`wrong-${attempt}`);
  }
  await password.fill(PASSWORD);
  await submit.click();
  await solveSlider(page);
  await expect(page).toHaveURL(/\/gallery\?sort=hot$/);
  await expect(page.getByRole('button', { name: /的账号$/ })).toBeVisible();
});

test('an address of another site is no way on after logging in', async ({ page }) => {
  await page.goto('/account?returnUrl=https%3A%2F%2Fevil.example%2F');
  await page.getByLabel('用户名、手机号或邮箱').fill('zhouyanqiu');
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
});

test('what is missing is said at its field', async ({ page }) => {
  await page.goto('/account');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('请填写用户名、手机号或邮箱')).toBeVisible();
  await expect(page.getByText('请填写密码')).toBeVisible();
  await page.getByRole('tab', { name: '短信登录' }).click();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('请填写手机号')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByLabel('手机号')).toBeFocused();
});

test('the pages around logging in fit a small phone and are accessible', async ({ page }) => {
  await page.setViewportSize(viewports.smallPhone);
  for (const path of ['', '/register', '/reset']) {
    await page.goto(`/account${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByLabel('正在载入')).toHaveCount(0);
    await expectAccessible(page);
    await expectFit(page);
  }
});

test('who is signed in already is led on to where he wanted to go', async ({ page }) => {
  await openAs(page, 'visitor', '/account?returnUrl=%2Fuser%2Fmain%2Fsafety');
  await page.getByRole('button', { name: '继续前往' }).click();
  await expect(page).toHaveURL('/user/main/safety');
  await page.goto('/account?returnUrl=https%3A%2F%2Felsewhere.test%2F');
  await expect(page.getByRole('link', { name: '个人中心' }).last()).toBeVisible();
  await expect(page.getByRole('button', { name: '继续前往' })).toHaveCount(0);
});

test('nobody is told of a success that wasn’t theirs', async ({ page }) => {
  for (const path of ['/account/register/success', '/account/reset/success']) {
    await page.goto(path);
    await expect(page).toHaveURL('/account');
    await expect(page.getByText(/注册成功|密码已重设/)).toHaveCount(0);
  }
});
