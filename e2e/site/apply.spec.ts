import { login } from '@tuyuan/contract/account/account.ts';
import { createUser } from '@tuyuan/contract/account/user-management.ts';
import sharp from 'sharp';
import { callEndpoint } from '../fixtures/call-endpoint.ts';
import { openAs, openWith, ownTokenOf, PASSWORD, tokenOf } from '../fixtures/people.ts';
import { serverAddress } from '../fixtures/server-address.ts';
import { expect, test } from '../fixtures/test.ts';

const realName = `和${String(Date.now()).slice(-6)}`;

/** Somebody with a phone, who is no photographer. */
async function joinWithPhone(): Promise<string> {
  const stamp = Date.now();
  const userName = `a${stamp.toString(36)}`;
  const person = { userName, nickName: realName, phone: `137${String(stamp).slice(-8)}` };
  const office = { token: await tokenOf('admin') };
  const made = await callEndpoint(serverAddress(), createUser, person, office);
  await callEndpoint(serverAddress(), login, { userName, password: made.temporaryPassword, newPassword: PASSWORD });
  return userName;
}

function picture(name: string, background: string, [width, height] = [2100, 1500]) {
  const drawn = sharp({ create: { width, height, channels: 3, background } }).jpeg();
  return drawn.toBuffer().then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }));
}

test('an applicant fills in the form, a reviewer approves, and the page says so at once @journey', async ({
  page,
  browser,
}) => {
  await openWith(page, await ownTokenOf(await joinWithPhone()), '/user/main/apply');
  await page.getByLabel('真实姓名').fill(realName);
  for (const side of ['人像面', '国徽面'])
    await page.getByLabel(`拍或选身份证${side}`).setInputFiles(await picture('card.jpg', '#cde', [600, 380]));
  const samples = await Promise.all(['#123', '#456', '#789'].map((colour) => picture(`${colour}.jpg`, colour)));
  await page.getByLabel('选样片').setInputFiles(samples);
  await expect(page.getByText('样片 3 张')).toBeVisible();
  await page.getByRole('button', { name: '提交申请' }).first().click();
  await expect(page.getByRole('checkbox', { name: '我读过并同意' })).toBeFocused();
  await page.getByRole('checkbox', { name: '我读过并同意' }).check();
  await page.getByRole('button', { name: '提交申请' }).first().click();
  await expect(page.getByRole('heading', { name: '申请已收到，正在审核' })).toBeVisible();

  const office = await browser.newPage();
  await openAs(office, 'reviewer', `/admin/photographer-applications?keyword=${encodeURIComponent(realName)}`);
  await office.getByRole('button', { name: realName }).click();
  await office.getByRole('button', { name: '查看人像面' }).click();
  await expect(office.getByRole('img', { name: '身份证人像面' })).toBeVisible();
  await office.getByRole('button', { name: '通过', exact: true }).click();
  await office.getByRole('dialog').getByRole('button', { name: '通过', exact: true }).last().click();
  await expect(office.getByText('这份申请现在不在等待审核。')).toBeVisible();
  await expect(page.getByRole('heading', { name: '你已经是摄影师了' })).toBeVisible();
  await expect(page.getByRole('link', { name: '摄影师资料' }).first()).toBeVisible();
  await office.close();
});
