import { openAs } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { viewports } from '../fixtures/viewports.ts';
import { walkPages } from '../fixtures/walk-pages.ts';
import { onPhone } from './on-phone.ts';
import { openPhone } from './open-phone.ts';

test.use(onPhone);

const pages = [
  '/meeting',
  '/meeting/actsign',
  '/meeting/attendees',
  '/meeting/calendar',
  '/meeting/checker',
  '/meeting/duty',
  '/meeting/info',
  '/meeting/interaction',
  '/meeting/introduce',
  '/meeting/live',
  '/meeting/maner',
  '/meeting/material',
  '/meeting/mine',
  '/meeting/notice',
  '/meeting/schedule',
  '/meeting/stayplan',
  '/meeting/ticket',
  '/meeting/trafficplan',
  '/meeting/voucher',
  '/meeting/login',
];

const contestPages = [
  '/mobile/brief?id=1',
  '/mobile/menu?id=1',
  '/mobile/detail?id=1',
  '/mobile/activity/all?id=1',
  '/mobile/activity/sort?id=1',
  '/mobile/activity/rankings?id=1',
  '/mobile/activity/comment?id=1',
  '/mobile/activity/achievements?id=1',
  '/mobile/activity/contribute?id=2',
  '/mobile/production',
];

test('every page of a conference is accessible and fits the smallest phone in the dark @journey', async ({
  browser,
}) => {
  test.slow();
  const { page } = await openPhone(browser, 'editor');
  await page.setViewportSize(viewports.smallPhone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await walkPages(page, pages);
  await page.context().close();
});

test('every page of a contest is accessible and fits the smallest phone in the dark @journey', async ({ page }) => {
  test.slow();
  await page.setViewportSize(viewports.smallPhone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, 'zhouyanqiu', '/mobile');
  await walkPages(page, contestPages);
});

test('the ticket opens without network, its code going on @journey', async ({ browser }) => {
  const { page } = await openPhone(browser, 'visitor');
  await page.goto('/meeting/ticket');
  const code = page.getByRole('img', { name: '入场码' });
  await expect(code).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
  await page.reload({ waitUntil: 'load' });
  await expect(code).toBeVisible();
  await expect(page.getByText('没有网络，入场码照常可用')).toBeVisible();
  await page.context().close();
});
