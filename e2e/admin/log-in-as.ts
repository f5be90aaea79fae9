import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'Tuyuan@2026';

/** Logs one of the demo's people in by the page and waits until the back office is open. */
export async function logInAs(page: Page, userName: string, path = '/admin/'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('用户名').fill(userName);
  await page.getByLabel('密码').fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}
