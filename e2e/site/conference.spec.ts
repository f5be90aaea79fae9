import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectFit } from '../fixtures/expect-fit.ts';
import { openAs } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { viewports } from '../fixtures/viewports.ts';

test('a visitor finds the conference that runs, its facts, agenda, materials, the way there and its code for the phone @journey', async ({
  page,
}) => {
  await page.goto('/conference');
  await page.getByRole('navigation', { name: '城市' }).getByRole('link', { name: /苏州/ }).click();
  await expect(page).toHaveURL(/city=/);
  await page.getByRole('link', { name: /江南影像大会/ }).click();
  await expect(page).toHaveURL(/\/conference\/brief\?id=\d+/);
  await expect(page.getByText(/^报名已于 .* 截止$/)).toBeVisible();
  const parts = page.getByRole('navigation', { name: '会议的各部分' });
  await parts.getByRole('link', { name: '议程与嘉宾' }).click();
  await expect(page.getByRole('heading', { name: '嘉宾' })).toBeVisible();
  await expect(page.getByRole('link', { name: '加入日历' })).toHaveAttribute('href', /Calendar\/Conference\/\d+\.ics$/);
  await parts.getByRole('link', { name: '资料' }).click();
  // The page before shows the same button.
  await expect(page.getByRole('heading', { name: '会务文件' })).toBeVisible();
  await page.getByRole('button', { name: '预览交通与停车示意' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: '交通与停车示意' })).toBeVisible();
  await page.keyboard.press('Escape');
  await parts.getByRole('link', { name: '到达指引' }).click();
  await expect(page.getByRole('link', { name: '高德地图' })).toHaveAttribute(
    'href',
    /^https:\/\/uri\.amap\.com\/marker/,
  );
  await parts.getByRole('link', { name: '手机端' }).click();
  await expect(page.getByText('会议进行中，凭票扫码进入')).toBeVisible();
  await expect(page.getByRole('img', { name: '江南影像大会 2026的手机端二维码' }).locator('path')).toHaveCount(1);
});

test('the agenda shows a day, one hall or all, and a session’s details', async ({ page }) => {
  await page.goto('/conference/detail?id=1&day=all');
  const halls = page.getByRole('navigation', { name: '会场' });
  await halls.getByRole('link', { name: '听涛厅' }).click();
  await expect(page).toHaveURL(/day=all&room=\d+/);
  await page.getByRole('navigation', { name: '日期' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/day=\d{4}-\d{2}-\d{2}&room=\d+/);
  await halls.getByRole('link', { name: '全部会场' }).click();
  await page.locator('[data-session]:visible').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('who has a ticket sees its code @journey', async ({ page }) => {
  await openAs(page, 'visitor', '/user/main/conference');
  await page.getByRole('button', { name: '查看参会票' }).first().click();
  await expect(page.getByRole('img', { name: /参会票二维码$/ }).locator('path')).toHaveCount(1);
  await expect(page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{3}$/)).toBeVisible();
});

test('every page of a conference is accessible in the dark and fits the narrowest phone @journey', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(viewports.smallPhone);
  for (const path of [
    '/conference',
    '/conference/brief?id=2',
    '/conference/BriefWide?id=2',
    '/conference/detail?id=1',
    '/conference/detail/attachment?id=1',
    '/conference/detail/QRCodeTip?id=2',
    '/conference/navigate?id=1',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectFit(page);
  }
});
