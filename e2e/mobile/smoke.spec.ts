import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectFit } from '../fixtures/expect-fit.ts';
import { expect, test } from '../fixtures/test.ts';
import { viewports } from '../fixtures/viewports.ts';
import { onPhone } from './on-phone.ts';
import { openPhone } from './open-phone.ts';

test.use(onPhone);

test('an address that does not exist says so, is accessible and leads on', async ({ page }) => {
  await page.goto('/meeting/nowhere');
  await expect(page.getByRole('heading', { name: '页面不存在', level: 2 })).toBeVisible();
  await expect(page).toHaveTitle('页面不存在');
  await expectAccessible(page);
});

test('nothing scrolls sideways on the smallest phone', async ({ page }) => {
  await page.setViewportSize(viewports.smallPhone);
  await page.goto('/mobile/nowhere');
  await expect(page.getByRole('button', { name: '去会议首页' })).toBeVisible();
  await expectFit(page);
});

test('the app opens without network once it has been open @journey', async ({ page, context, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  faults.allow(/404 .*meeting\/nowhere|status of 404 .*meeting\/nowhere/);
  await page.goto('/meeting/nowhere');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.reload({ waitUntil: 'load' });
  await expect(page.getByRole('heading', { name: '页面不存在', level: 2 })).toBeVisible();
});

test('the first page asks for the conference before its program is there, and asks once', async ({ browser }) => {
  const { page } = await openPhone(browser, 'visitor');
  const asked: string[] = [];
  const isAsked = Promise.withResolvers<void>();
  page.on('request', (call) => {
    const path = new URL(call.url()).pathname;
    asked.push(path);
    if (path.endsWith('/GetMyConference')) isAsked.resolve();
  });
  await page.route('**/mobile/assets/*.js', async (route) => {
    await isAsked.promise;
    await route.continue();
  });
  await page.goto('/meeting', { waitUntil: 'commit' });
  await expect(page.locator('main header img')).toBeVisible();
  expect(asked.filter((path) => path.endsWith('/GetMyConference'))).toHaveLength(1);
  const early = page.locator('head > link[rel=preload][as=image]');
  const picture = await page.locator('main header img').getAttribute('src');
  await expect(early).toHaveAttribute('href', picture ?? '');
  await page.context().close();
});
