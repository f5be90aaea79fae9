import { openAs } from '../fixtures/people.ts';
import { test } from '../fixtures/test.ts';
import { walkPages } from '../fixtures/walk-pages.ts';

const outside = [
  '/account',
  '/account/register',
  '/account/reset',
  '/account/oauth',
  '/unit?id=1',
  '/mall',
  '/collection/share?token=none',
];
const inside = [
  '/account',
  '/user/center',
  '/user/upload',
  '/user/main/profile/data',
  '/user/main/profile/grapher',
  '/user/main/authtrade',
  '/user/main/profit/balance',
  '/user/main/profit/income',
  '/user/main/collection/photo',
  '/user/main/collection/gallery',
  '/user/main/collection/article',
  '/user/main/follow',
  '/user/main/recent',
  '/user/main/subscribe',
  '/user/main/notification/broadcast',
  '/user/main/notification/comment',
  '/user/main/activity',
  '/user/main/feedback',
  '/user/main/feedback/edit',
  '/user/main/invoice/apply',
  '/user/main/invoice/info',
  '/credits',
  '/mall/order',
  '/user/main/safety',
  '/user/main/thirdpaty',
  '/user/main/externalAccBind',
];

test.use({ viewport: { width: 375, height: 812 }, colorScheme: 'dark' });

test('every account page is accessible and fits a phone in the dark @journey', async ({ page, faults }) => {
  test.slow();
  // A shared folder whose link is no longer good says so.
  faults.allow(/410/);
  await walkPages(page, outside);
});

test('every page of one’s own account is accessible and fits a phone in the dark @journey', async ({ page }) => {
  test.slow();
  await openAs(page, 'zhouyanqiu', '/');
  await walkPages(page, inside);
});
