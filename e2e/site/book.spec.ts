import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

test('a book is opened, read by keys, left at a page and opened there again @journey', async ({ page }) => {
  await page.goto('/book');
  await expect(page.getByRole('heading', { level: 1, name: '图书' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '云上怒江' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '云上怒江' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('水墨山色，同一天的傍晚')).toBeVisible();
  await page.keyboard.press('g');
  await page.getByRole('textbox', { name: '页码，或图注里的词' }).fill('丙中洛');
  await page.getByRole('button', { name: /丙中洛雨后/ }).click();
  await expect(page).toHaveURL(/[?&]page=8$/);
  await page.reload();
  await expect(page.getByText('丙中洛雨后，云往上走')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('link', { name: /再看一遍/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/book$/);
});

test('a narrow window shows one side, which is swiped or dragged to by the slider', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/flip?id=3&page=3');
  await expect(page.getByText('3 / 16')).toBeVisible();
  await page.getByRole('slider', { name: '页' }).fill('9');
  await expect(page.getByText('9 / 16')).toBeVisible();
});
