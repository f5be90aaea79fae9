import { expect, test } from '../fixtures/test.ts';

test('pictures below the first screen wait for the one a visitor waits for', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const hero = Promise.withResolvers<void>();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/Resource/Image/')) asked.push(request.url());
  });
  await page.route('**/api/Resource/Image/*/1280/*', async (route) => {
    await hero.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  // The other slides come after hydration.
  await expect(page.getByRole('region', { name: '首页推荐' }).locator('img').nth(1)).toBeAttached();
  expect(asked.filter((url) => !url.includes('/1280/'))).toEqual([]);
  hero.resolve();
  await expect.poll(() => asked.length).toBeGreaterThan(10);
});

test('a button pressed before its part is live answers when it is @journey', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('最热图片')) await code.promise;
    await route.fulfill({ response });
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('region', { name: '首页推荐' }).locator('img').nth(1)).toBeAttached();
  const hottest = page.getByRole('tab', { name: '最热图片' });
  await hottest.click();
  await expect(hottest).toHaveAttribute('aria-selected', 'false');
  code.resolve();
  await expect(hottest).toHaveAttribute('aria-selected', 'true');
  // Further scripts may be on their way still, and need an answer.
  await page.unrouteAll({ behavior: 'wait' });
});

test('the first page fetches one stylesheet, and a page opened from it looks as if it were the first', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.css')) fetched.push(response.url());
  });
  const looks = () =>
    page
      .getByRole('main')
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => {
        const { fontSize, color, marginTop } = getComputedStyle(heading);
        const { x, y, width } = heading.getBoundingClientRect();
        return { fontSize, color, marginTop, x, y, width };
      });
  await page.goto('/gallery');
  expect(fetched.filter((url) => url.includes('/page-'))).toHaveLength(1);
  const first = await looks();
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: '图库' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '图库' })).toBeVisible();
  expect(await looks()).toEqual(first);
});
