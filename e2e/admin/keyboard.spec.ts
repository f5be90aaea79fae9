import type { Page } from '@playwright/test';
import { openAs } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const rows = (page: Page) => page.locator('tbody tr[data-row-key]');
const bar = (page: Page) => page.getByRole('toolbar', { name: '批量操作' });

test.beforeEach(async ({ page }) => {
  await openAs(page, 'admin', '/admin/images?state=approved&sort=title');
  await expect(rows(page).first()).toBeVisible();
});

test('rows are moved through, chosen and dropped again without a mouse @journey', async ({ page }) => {
  await rows(page).first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(rows(page).nth(2)).toBeFocused();
  await expect(bar(page)).toContainText('已选 2 张');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
});

test('a letter of the bulk bar opens its dialog; Esc closes that first and leaves the choice', async ({ page }) => {
  await rows(page).first().focus();
  await page.keyboard.press('Space');
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: '给 1 张图片改分类' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bar(page)).toContainText('已选 1 张');
});

test('a letter typed into the search is text, not a command', async ({ page }) => {
  await rows(page).first().focus();
  await page.keyboard.press('Space');
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByRole('searchbox')).toHaveValue('c');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Enter edits the row; the menu folds by its key', async ({ page }) => {
  await page.keyboard.press('[');
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible();
  await rows(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '编辑图片' })).toBeVisible();
});
