import type { Page } from '@playwright/test';
import { PASSWORD } from '../fixtures/people.ts';

interface LogInOptions {
  readonly isRemembered?: boolean;
}

/** Logs one of the demo's people in by the site's form. */
export async function logInOnSite(
  page: Page,
  userName: string,
  { isRemembered = false }: LogInOptions = {},
): Promise<void> {
  await page.goto('/account');
  await page.getByLabel('用户名、手机号或邮箱').fill(userName);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  if (isRemembered)
    await page
      .getByRole('tabpanel')
      .getByLabel(/记住我/)
      .check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
}
