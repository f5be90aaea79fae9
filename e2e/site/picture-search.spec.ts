import type { Page } from '@playwright/test';
import { getImages } from '@tuyuan/contract/library/image-data.ts';
import { imagePath } from '@tuyuan/contract/resource-path.ts';
import { callEndpoint } from '../fixtures/call-endpoint.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectFit } from '../fixtures/expect-fit.ts';
import { serverAddress } from '../fixtures/server-address.ts';
import { expect, test } from '../fixtures/test.ts';
import { viewports } from '../fixtures/viewports.ts';

/** A picture of the library as a visitor has it: a derivative, saved from its page. */
async function savedPicture() {
  const { items } = await callEndpoint(serverAddress(), getImages, { sort: 'hottest', maxResultCount: 1 });
  const [image] = items;
  if (!image) throw new Error('The library is empty');
  const picture = await fetch(`${serverAddress()}${imagePath(image, 1280)}`);
  const buffer = Buffer.from(await picture.arrayBuffer());
  return { id: image.id, title: image.title, file: { name: 'saved.jpg', mimeType: 'image/jpeg', buffer } };
}

const panelOf = (page: Page) => page.getByRole('dialog', { name: '以图搜图' });
const boxOf = (page: Page) => page.getByRole('group', { name: /^选框：/ });

test('a part of a picture finds the picture it is from @journey', async ({ page }) => {
  const { title, file } = await savedPicture();
  await page.goto('/gallery');
  await page.getByRole('button', { name: '以图搜图' }).click();
  await panelOf(page).locator('input[type=file]').first().setInputFiles(file);
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tempKey=[\w-]{22}&crop=0\.\d+%2C0\.1%2C/);
  const first = page.getByRole('list', { name: '找到的图片' }).getByRole('link').first();
  await expect(first).toHaveAccessibleName(title);
  await expect(first).toHaveAccessibleDescription(/^相似度 \d+%/);
  await expect(page.getByRole('region', { name: '搜索图片' })).toContainText(/选框 64% .*还可用 \d+ 分钟/);
  await expectAccessible(page);
});

test('the part is changed, filters stay, and without the picture they are what is left', async ({ page }) => {
  const { file } = await savedPicture();
  await page.goto('/gallery');
  await page.getByRole('button', { name: '以图搜图' }).click();
  await panelOf(page).locator('input[type=file]').first().setInputFiles(file);
  await page.getByRole('button', { name: '整张' }).click();
  await page.getByRole('button', { name: '搜这一块' }).click();
  await expect(page).toHaveURL(/tempKey=[\w-]{22}$/);
  await page.getByRole('complementary', { name: '筛选' }).getByRole('checkbox', { name: '横图' }).check();
  await expect(page).toHaveURL(/orientations=landscape/);
  await page.getByRole('button', { name: '改选框' }).click();
  await expect(boxOf(page)).toBeFocused();
  await page.getByRole('button', { name: '1:1' }).click();
  await page.getByRole('button', { name: '搜这一块' }).click();
  await expect(page).toHaveURL(/orientations=landscape&tempKey=[\w-]{22}&crop=/);
  await page.getByRole('button', { name: '移除图片' }).click();
  await expect(page).toHaveURL(/\/search\/photo\?orientations=landscape$/);
});

test('what is no picture is refused, Esc closes and the focus returns', async ({ page }) => {
  await page.goto('/gallery');
  const camera = page.getByRole('button', { name: '以图搜图' });
  await camera.click();
  const field = panelOf(page).locator('input[type=file]').first();
  await expect(field).toBeFocused();
  await field.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') });
  await expect(panelOf(page).getByRole('alert')).toContainText('这个文件不是图片，或已损坏');
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(camera).toBeFocused();
});

test('a picture pasted on any page is ready to be cropped', async ({ page }) => {
  const { file } = await savedPicture();
  await page.goto('/album');
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'pasted.jpg', { type: 'image/jpeg' }));
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, file.buffer.toString('base64'));
  await expect(boxOf(page)).toBeFocused();
  await expectAccessible(page);
});

test('an address whose picture is deleted says so and asks for another', async ({ page, faults }) => {
  faults.allow(/410/);
  await page.goto('/search/photo?tempKey=AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByText('搜索图片已删除，请重新选图')).toBeVisible();
  await page.getByRole('button', { name: '重新选图' }).click();
  await expect(panelOf(page)).toBeVisible();
});

test('images alike are found from an image’s page and, by S, from the viewer', async ({ page }) => {
  const { id } = await savedPicture();
  await page.goto(`/photo?id=${id}`);
  await page.getByRole('link', { name: '找相似', exact: true }).click();
  await expect(page).toHaveURL(`/search/photo?similarTo=${id}`);
  await expect(page.getByRole('region', { name: '搜索图片' })).toContainText('相似的图片');
  await page.goto(`/photo?id=${id}#view`);
  await expect(page.getByRole('dialog', { name: /^看图/ })).toBeVisible();
  await page.keyboard.press('s');
  await expect(page).toHaveURL(/\/search\/photo\?similarTo=\d+$/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on a small phone the panel fills the screen and nothing scrolls sideways, ${colorScheme}`, async ({ page }) => {
    const { file } = await savedPicture();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewports.smallPhone);
    await page.goto('/gallery');
    await page.getByRole('banner').getByRole('button', { name: '搜索', exact: true }).click();
    await page.getByRole('button', { name: '以图搜图' }).click();
    await expect(page.getByText('从相册选')).toBeVisible();
    await panelOf(page).locator('input[type=file]').last().setInputFiles(file);
    await expect(boxOf(page)).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: '搜这一块' }).click();
    await expect(page.getByRole('list', { name: '找到的图片' })).toBeVisible();
    await expectFit(page);
  });
}
