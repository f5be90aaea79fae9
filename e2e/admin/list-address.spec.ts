import type { Page } from '@playwright/test';
import { openAs } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const rows = (page: Page) => page.locator('tbody tr[data-row-key]');
const titles = (page: Page) => rows(page).locator('td [title]').allTextContents();

test('page, sorting and filter survive a reload and the way back from another page @journey', async ({ page }) => {
  test.slow();
  await openAs(page, 'admin', '/admin/images?state=approved&sort=title');
  await expect(rows(page)).toHaveCount(20);
  const firstPage = await titles(page);
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  await expect(page).toHaveURL(/state=approved&sort=title&page=2$/);
  await expect.poll(() => titles(page)).not.toEqual(firstPage);
  const secondPage = await titles(page);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(secondPage);
  await page.getByRole('menuitem', { name: '图集' }).click();
  await expect(page.getByRole('heading', { name: '图集', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/state=approved&sort=title&page=2$/);
  await expect.poll(() => titles(page)).toEqual(secondPage);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(firstPage);
});

test('a photographer is looked up while typing and stands in the address', async ({ page }) => {
  await openAs(page, 'admin', '/admin/images');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('combobox', { name: '摄影师' }).fill('林清');
  await page.getByTitle('林清源', { exact: true }).click();
  await expect(page).toHaveURL(/photographer=\d+$/);
  await expect(rows(page)).toHaveCount(9);
  await page.reload();
  await expect(rows(page)).toHaveCount(9);
  await expect(page.locator('search')).toContainText('林清源');
});

test('all images a filter finds are chosen at once', async ({ page }) => {
  await openAs(page, 'admin', '/admin/images?state=approved');
  await rows(page).first().getByRole('checkbox').check();
  const bar = page.getByRole('toolbar', { name: '批量操作' });
  await bar.getByRole('button', { name: /^改选全部 \d+ 张$/ }).click();
  await expect(bar).toContainText(/已选 1\d\d 张/);
  await expect(bar).toContainText('不在本页');
});

test('an address somebody edited still opens the list', async ({ page }) => {
  await openAs(page, 'admin', '/admin/images?state=nonsense&page=-4&sort=password&category=abc');
  await expect(rows(page).first()).toBeVisible();
});
