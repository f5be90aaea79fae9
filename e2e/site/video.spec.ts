import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { createPerson, openWith, ownTokenOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const title = '雪山与湖：从日照金山到极光';

test('a video is found, played and steered by keyboard @journey', async ({ page }) => {
  await page.goto('/video');
  await expectAccessible(page);
  const pieces = page.waitForResponse((answer) => /\.m4s$/.test(new URL(answer.url()).pathname));
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: `播放：${title}` })).toBeVisible();
  await page.keyboard.press('k');
  expect((await pieces).status()).toBe(206);
  const film = page.locator('video[aria-label]');
  const read = (what: 'paused' | 'currentTime' | 'playbackRate') =>
    film.evaluate((element: HTMLVideoElement, name) => element[name], what);
  await expect.poll(() => read('currentTime')).toBeGreaterThan(0);
  await page.keyboard.press('k');
  await expect.poll(() => read('paused')).toBe(true);

  await page.keyboard.press('Shift+>');
  await expect.poll(() => read('playbackRate')).toBeGreaterThan(1);
  await expect(page.getByRole('combobox', { name: '字幕' })).toHaveValue('zh');
  await page.keyboard.press('c');
  await expect(page.getByRole('combobox', { name: '字幕' })).toHaveValue('');
  await page.keyboard.press('c');
  await expect(page.getByRole('combobox', { name: '字幕' })).toHaveValue('zh');

  await page.keyboard.press('2');
  await expect.poll(() => read('currentTime')).toBeGreaterThanOrEqual(2.5);
  await page.keyboard.press('k');
  const chapters = page.getByRole('region', { name: '章节与字幕' });
  await chapters.getByRole('button', { name: /极光/ }).click();
  await expect.poll(() => read('currentTime')).toBeGreaterThanOrEqual(5);
  await expect(chapters.getByRole('button', { name: /极光/ })).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
});

test('the original is for those who have a licence', async ({ page, request }) => {
  await page.goto('/video');
  const href = (await page.getByRole('link', { name: title }).first().getAttribute('href')) ?? '';
  const id = new URL(href, 'http://site').searchParams.get('id');
  expect((await request.get(`/api/Resource/Video/Raw/${id}`)).status()).toBe(401);
});

test('a video is bought by way of the cart, and its original saved @journey', async ({ page, context }) => {
  const userName = await createPerson('买视频的人');
  await openWith(page, await ownTokenOf(userName), '/video');
  await page.getByRole('link', { name: '从空中看田：梯田、茶园、红土地' }).first().click();
  await page.getByRole('button', { name: '加入购物车' }).click();
  await expect(page.getByText('已加入购物车')).toBeVisible();
  const videoUrl = page.url();
  await page.getByRole('link', { name: '购物车，1 项' }).click();
  await page.getByRole('button', { name: '去结算 1 件' }).click();
  await page.getByLabel('姓名').fill('林小雨');
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
  await page.getByRole('button', { name: '提交订单' }).click();
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: /打开收银台/ }).click();
  const cashier = await opening;
  await cashier.getByRole('button', { name: '支付', exact: true }).click();
  await expect(cashier.getByRole('heading', { name: '支付成功' })).toBeVisible();
  await cashier.close();
  await expect(page).toHaveURL(/\/user\/main\/orders\?order=\d+/);
  await page.goto(videoUrl);
  await expect(page.getByText(/已购.+授权，可以直接下载/)).toBeVisible();
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载原片' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^V\d+\.mp4$/);
});

test.describe('who wants little motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('sees no preview begin under the pointer', async ({ page }) => {
    await page.goto('/video');
    const card = page.getByRole('link', { name: title }).first();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await card.hover();
    await page.waitForTimeout(1500);
    expect(asked.filter((url) => url.endsWith('preview.mp4'))).toEqual([]);
    await expect(page.locator('main video')).toHaveCount(0);
  });
});
