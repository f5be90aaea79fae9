import { z } from 'zod';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { ownTokenOf, store } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { untilLive } from '../fixtures/until-live.ts';
import { viewports } from '../fixtures/viewports.ts';

const Created = z.object({ result: z.object({ code: z.string() }) });

test('a phone that is logged in lets a computer in by its QR code', async ({ page, browser }) => {
  await page.goto('/gallery?sort=hottest');
  await page.goto('/account');
  const created = page.waitForResponse(/CreateQrLogIn/);
  await page.getByRole('tab', { name: '扫码登录' }).click();
  const { code } = Created.parse(await (await created).json()).result;
  await expect(page.getByRole('img', { name: '登录二维码，用手机扫' })).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext({ viewport: viewports.smallPhone });
  await store(context, await ownTokenOf('visitor'));
  const phone = await context.newPage();
  await phone.goto(`/account/scan?code=${code}`);
  await untilLive(phone);
  await expect(phone.getByRole('heading', { name: '确认登录？' })).toBeVisible();
  await expect(phone.getByText('127.0.0.1')).toBeVisible();
  await expectAccessible(phone);
  await expect(page.getByText('请在手机上点「确认登录」')).toBeVisible();
  await phone.getByRole('button', { name: '确认登录' }).click();
  await expect(phone.getByRole('heading', { name: '已确认登录' })).toBeVisible();

  await expect(page).toHaveURL(/\/gallery\?sort=hottest$/);
  await expect(page.getByRole('button', { name: /的账号$/ })).toBeVisible();
  await context.close();
});
