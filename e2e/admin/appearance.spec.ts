import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { logInAs } from './log-in-as.ts';

const pages = [
  '/admin/',
  '/admin/users',
  '/admin/roles',
  '/admin/units',
  '/admin/tenants',
  '/admin/menus',
  '/admin/settings',
  '/admin/theme',
  '/admin/login-attempts',
  '/admin/audit-logs',
  '/admin/front-end-errors',
  '/admin/sms-outbox',
];

test.use({ viewport: { width: 375, height: 812 }, colorScheme: 'dark' });

test('every page of the console is accessible and fits a phone in the dark', async ({ page }) => {
  test.slow();
  await logInAs(page, 'admin');
  for (const path of pages) {
    await page.goto(path);
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `sideways scrolling at ${path}`).toBeLessThanOrEqual(0);
  }
});
