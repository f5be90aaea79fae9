import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectFit } from '../fixtures/expect-fit.ts';
import { openAs } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { viewports } from '../fixtures/viewports.ts';

const opener = { name: /^全屏看图：/ };

test('an image’s page arrives rendered, with its prices, data and what search engines are told @journey', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  const response = await page.goto('/photo?id=1');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: '授权与价格' })).toBeVisible();
  await expect(page.getByText(/^TY\d{6,}$/)).toBeVisible();
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/api\/Resource\/Image\/1\/1280\//,
  );
  const told = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(told.join()).toContain('"@type":"ImageObject"');
  expect(told.join()).toContain('#licence');
  await context.close();
});

test('an image that does not exist and an id that is none answer 404', async ({ page, faults }) => {
  faults.allow(/404/);
  for (const path of ['/photo?id=2000000000', '/photo?id=abc', '/photo']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('link', { name: '返回首页' })).toBeVisible();
  }
});

test('the viewer walks, zooms and closes by keyboard; back closes it too @journey', async ({ page }) => {
  await page.goto('/photo?id=1');
  await page.getByRole('button', opener).click();
  const viewer = page.getByRole('dialog', { name: /^看图：/ });
  await expect(viewer).toBeVisible();
  const first = await viewer.getByRole('heading', { level: 2 }).textContent();
  await expect(viewer.getByText(/· 1 \/ \d+$/).or(viewer.getByText(/· \d+ \/ \d+$/))).toBeVisible();
  const strip = viewer.getByRole('list', { name: '胶片' });
  await expect.poll(() => strip.getByRole('button').count()).toBeGreaterThan(1);
  const isLast = await strip.getByRole('listitem').last().locator('[aria-current=true]').count();
  await page.keyboard.press(isLast === 1 ? 'ArrowLeft' : 'ArrowRight');
  await expect(viewer.getByRole('heading', { level: 2 })).not.toHaveText(first ?? '');
  await expect(page).toHaveURL(/#view=\d+$/);
  await page.keyboard.press('1');
  await expect(viewer.getByRole('button', { name: '100%' })).toBeVisible();
  await page.keyboard.press('0');
  await expect(viewer.getByRole('button', { name: '适合窗口' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/\/photo\?id=1$/);
  await expect(page.getByRole('button', opener)).toBeFocused();
  await page.getByRole('button', opener).click();
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/\/photo\?id=1$/);
});

test('the viewer as a page of its own names the picture shown in its address, and closes to that one’s page', async ({
  page,
}) => {
  await page.goto('/imagePreviewer?id=1');
  const viewer = page.getByRole('dialog', { name: /^看图：/ });
  await expect(viewer.getByRole('list', { name: '胶片' }).getByRole('listitem').nth(1)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(/id=1$/);
  const id = new URL(page.url()).searchParams.get('id');
  await page.reload();
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`/photo[?]id=${id}$`));
});

test('a finger swipes through the viewer and pulls it down to close', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: viewports.phone,
    hasTouch: true,
    isMobile: true,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/photo?id=1#view');
  const viewer = page.getByRole('dialog', { name: /^看图：/ });
  await expect(viewer).toBeVisible();
  const strip = viewer.getByRole('list', { name: '胶片' });
  await expect.poll(() => strip.getByRole('button').count()).toBeGreaterThan(1);
  await strip.getByRole('button').first().tap();
  const title = viewer.getByRole('heading', { level: 2 });
  const first = await title.textContent();
  const touch = await context.newCDPSession(page);
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    const halfway = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    for (const point of [halfway, to]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await drag({ x: 300, y: 400 }, { x: 80, y: 400 });
  await expect(title).not.toHaveText(first ?? '');
  await drag({ x: 80, y: 400 }, { x: 300, y: 400 });
  await expect(title).toHaveText(first ?? '');
  await drag({ x: 180, y: 300 }, { x: 180, y: 600 });
  await expect(viewer).toBeHidden();
  await context.close();
});

test('only who may downloads the original, and its author gets the very file @journey', async ({ page }) => {
  await page.goto('/photo?id=1');
  await expect(page.getByRole('heading', { name: '授权与价格' })).toBeVisible();
  await expect(page.getByRole('button', { name: '下载原图' })).toHaveCount(0);
  const image = await page.request.get('/api/services/app/imageData/GetImage?id=1');
  await openAs(page, (await image.json()).result.author.userName, '/photo?id=1');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载原图' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^TY\d+\.jpg$/);
  const content = await readFile(await download.path());
  expect(content.subarray(0, 2).toString('hex')).toBe('ffd8');
  const kilobytes = (content.byteLength / 1024).toFixed(1).replace(/\.0$/, '');
  await expect(page.getByText(`JPEG · ${kilobytes} KB`, { exact: true })).toBeVisible();
});

test('a palette colour leads to the images of that colour', async ({ page }) => {
  await page.goto('/photo?id=1');
  await page
    .getByRole('link', { name: /查看.+的图片$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/gallery\?colours=[a-z]+$/);
});

test('the page is accessible and fits the narrowest phone @journey', async ({ page }) => {
  await page.goto('/photo?id=1');
  await expectAccessible(page);
  await page.setViewportSize(viewports.smallPhone);
  await expectFit(page);
});

test('← and → walk through the album on the image page', async ({ page }) => {
  await page.goto('/photo?id=1');
  const next = page.getByRole('navigation', { name: '上一张与下一张' }).getByRole('link').last();
  await expect(next).toBeVisible();
  const href = (await next.getAttribute('href')) ?? '';
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(href);
  await expect(page.getByTitle('上一张（←）')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/photo?id=1');
});
