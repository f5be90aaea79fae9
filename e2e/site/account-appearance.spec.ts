import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openAs } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const outside = ['/account', '/account/register', '/account/reset', '/account/oauth', '/unit?id=1'];
const inside = [
  '/account',
  '/user/center',
  '/user/main/profile/data',
  '/user/main/profile/grapher',
  '/user/main/safety',
  '/user/main/thirdpaty',
  '/user/main/externalAccBind',
];

async function expectFit(page: Page, path: string) {
  await page.goto(path);
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scrolling at ${path}`).toBeLessThanOrEqual(0);
}

test.use({ viewport: { width: 375, height: 812 }, colorScheme: 'dark' });

test('every account page is accessible and fits a phone in the dark', async ({ page }) => {
  for (const path of outside) await expectFit(page, path);
});

test('every page of one’s own account is accessible and fits a phone in the dark', async ({ page }) => {
  test.slow();
  await openAs(page, 'zhouyanqiu', '/');
  for (const path of inside) await expectFit(page, path);
});
