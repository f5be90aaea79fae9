import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

test('the back office asks a stranger to log in', async ({ page }) => {
  const response = await page.goto('/admin/');
  expect(response?.status()).toBe(200);
  await expect(page.getByLabel('密码')).toBeVisible();
  await expectAccessible(page);
});
