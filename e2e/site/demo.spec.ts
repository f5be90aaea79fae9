import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectFit } from '../fixtures/expect-fit.ts';
import { expect, test } from '../fixtures/test.ts';
import { viewports } from '../fixtures/viewports.ts';

const photos = join(import.meta.dirname, '../../apps/server/demo');

async function somePhoto(): Promise<string> {
  const names = await readdir(photos, { recursive: true });
  const name = names.find((each) => each.endsWith('.jpg'));
  if (name === undefined) throw new Error(`No picture in ${photos}`);
  return join(photos, name);
}

test('the catalogue leads to every part, each page accessible and without sideways scrolling', async ({ page }) => {
  await page.goto('/demo');
  await expectAccessible(page);
  const hrefs = await page
    .locator('main a[href^="/demo/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThanOrEqual(10);
  await page.setViewportSize(viewports.smallPhone);
  for (const href of hrefs) {
    const response = await page.goto(href);
    expect(response?.status(), href).toBe(200);
    await expectAccessible(page);
    await expectFit(page);
  }
});

test('a picture is cut to 128 × 128 by wheel, turns and keys, and the dialog leaves within half a second', async ({
  page,
}) => {
  await page.goto('/demo/crop-dialog');
  await page.getByRole('button', { name: '选择并裁剪图片' }).click();
  const dialog = page.getByRole('dialog', { name: '裁剪图片' });
  await expect(dialog).toHaveCSS('z-index', '11');
  const mask = await dialog.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor);
  expect(mask).toBe('rgba(0, 0, 0, 0.2)');
  await dialog.locator('input[type=file]').setInputFiles(await somePhoto());
  await expect(dialog.getByText('滚动鼠标滚轮可缩放')).toBeVisible();
  const box = dialog.locator('.cropper-crop-box');
  await expect(box).toBeVisible();
  const before = await box.boundingBox();
  const picture = dialog.locator('.cropper-canvas');
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const unzoomed = await width();
  await box.hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(width).toBeGreaterThan(unzoomed);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('-');
  await dialog.getByRole('button', { name: '右转 90°' }).click();
  await dialog.getByRole('button', { name: '左转 90°' }).click();
  expect(await box.boundingBox(), 'the crop box stays where it is').toEqual(before);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog).toHaveCount(0);
  const result = page.getByRole('img', { name: '裁剪结果' });
  await expect(result).toBeVisible();
  expect(
    await result.evaluate((image) => image instanceof HTMLImageElement && [image.naturalWidth, image.naturalHeight]),
  ).toEqual([128, 128]);
});

test('a file that is no picture is refused where it was chosen', async ({ page, faults }) => {
  faults.allow(/blob:/);
  await page.goto('/demo/crop-dialog');
  await page.getByRole('button', { name: '选择并裁剪图片' }).click();
  const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
  await page.locator('dialog input[type=file]').setInputFiles(file);
  await expect(page.getByRole('alert').filter({ hasText: '请换一张' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a window shows a page without its header, and ends with an answer or without', async ({ page }) => {
  await page.goto('/demo/window-loader');
  await page.getByRole('button', { name: '等它回答' }).click();
  const window = page.getByRole('dialog', { name: '选一个' });
  // After the animation.
  await expect.poll(async () => (await window.boundingBox())?.y).toBe(135);
  expect((await window.boundingBox())?.width).toBe(720);
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(inside.getByRole('banner')).toBeHidden();
  await expect(async () => {
    await inside.getByRole('button', { name: '在窗口里选梯田' }).click({ timeout: 2000 });
    await expect(window).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect(page.getByText(/^结果：/)).toContainText('选了梯田');
  await page.getByRole('button', { name: '默认窗口' }).click();
  await expect(page.getByRole('dialog', { name: '窗口' })).toBeVisible();
  await page.mouse.click(20, 450);
  await expect(page.getByText(/^结果：/)).toContainText('取消了');
});

test('a fragment keeps its words and loses whatever could run', async ({ page, faults }) => {
  // The page's policy backs up the sanitizing and reports the block.
  faults.allow(/Content Security Policy/);
  const hostile = `<h2 onclick="document.title='x'" style="position:fixed">标题</h2><script>document.title='x'</script>
    <a href="javascript:document.title='x'">链接</a><form action="/x"><input name="password"></form>
    <iframe src="/x"></iframe><style>*{display:none}</style><p id="root">正文</p>
    <svg><script>document.title='x'</script></svg><img src="/none" onerror="document.title='x'">`;
  await page.route('**/assets/fragment-*.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: hostile.replace('<img src="/none"', '<img alt=""'),
    }),
  );
  await page.goto('/demo/html-fragment');
  await expect(page.getByRole('heading', { name: '标题' })).toBeVisible();
  await expect(page.getByText('正文', { exact: true })).toBeVisible();
  const fragment = await page.getByRole('heading', { name: '标题' }).locator('..').innerHTML();
  expect(fragment).not.toMatch(/script|onclick|onerror|style|form|input|iframe|svg|javascript| id=/);
  await expect(page).toHaveTitle(/HTML 片段/);
});

test('alerts and confirmations have 确定 and 取消 and are at least 380 px wide', async ({ page }) => {
  await page.goto('/demo/message-box');
  await page.getByRole('button', { name: '确认', exact: true }).click();
  const box = page.getByRole('alertdialog');
  await expect(box.getByRole('button', { name: '确定' })).toBeFocused();
  expect((await box.boundingBox())?.width).toBeGreaterThanOrEqual(380);
  await box.getByRole('button', { name: '取消' }).click();
  await expect(page.getByText(/^结果：/)).toContainText('取消了');
});

test('the slider is solved by mouse and by keyboard', async ({ page }) => {
  await page.goto('/demo/captcha');
  await page.getByRole('button', { name: '开始验证' }).click();
  const handle = page.getByRole('slider');
  await expect(handle).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(handle).toHaveAttribute('aria-valuenow', '4');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(handle).toHaveAttribute('aria-valuenow', '3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '没有对准' })).toBeVisible();
});

test('what is gated is not in the page until permission or role are held', async ({ page }) => {
  await page.goto('/demo/gates');
  await expect(page.getByText('有审核权限才看得到')).toHaveCount(0);
  await page.getByLabel('持有 Pages.Images.Review').check();
  await expect(page.getByText('有审核权限才看得到')).toBeVisible();
  await page.getByLabel('是摄影师').check();
  await expect(page.getByText('摄影师才看得到', { exact: true })).toBeVisible();
});
