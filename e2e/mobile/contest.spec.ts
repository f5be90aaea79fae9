import { decideEntries, getManagedEntries } from '@tuyuan/contract/contest/entry-management.ts';
import { callEndpoint } from '../fixtures/call-endpoint.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectFit } from '../fixtures/expect-fit.ts';
import { makePicture } from '../fixtures/make-picture.ts';
import { openAs, tokenOf } from '../fixtures/people.ts';
import { enterContest, plantContest } from '../fixtures/plant-contest.ts';
import { serverAddress } from '../fixtures/server-address.ts';
import { expect, test } from '../fixtures/test.ts';
import { viewports } from '../fixtures/viewports.ts';
import { onPhone } from './on-phone.ts';

test.use(onPhone);

test('a new picture becomes a work from the gallery, is accepted, is voted for by somebody else, and the board opens @journey', async ({
  page,
  browser,
}) => {
  const base = serverAddress();
  const office = { token: await tokenOf('admin') };
  const name = `手机投稿赛 ${Date.now()}`;
  const { id } = await plantContest(base, office, name);
  await enterContest(base, { token: await tokenOf('zhouyanqiu') }, id);

  await openAs(page, 'zhouyanqiu', `/mobile/brief?id=${id}`);
  await page.getByRole('navigation', { name: '活动导航' }).getByRole('link', { name: '投稿' }).click();
  const file = { name: 'ferry.jpg', mimeType: 'image/jpeg', buffer: await makePicture() };
  await page.getByLabel('从手机选图片').setInputFiles(file);
  await page.getByRole('button', { name: '用传好的 1 张投稿' }).click();
  const picker = page.getByRole('dialog', { name: '从我的图库选' });
  await expect(picker.getByRole('list', { name: '我的图片' }).getByRole('button', { pressed: true })).toBeVisible();
  await picker.getByRole('button', { name: '用这 1 张' }).click();
  const card = page.getByRole('article').first();
  await card.getByLabel('题目').fill('渡口的早晨');
  await card.getByRole('radio', { name: '未使用 AI' }).check();
  await expect(card.getByText('可以提交')).toBeVisible();
  await page.getByRole('checkbox', { name: /我同意权利说明/ }).check();
  await expectAccessible(page);
  await page.setViewportSize(viewports.smallPhone);
  await expectFit(page);
  await page.getByRole('button', { name: '提交 1 件' }).click();
  await expect(page.getByRole('link', { name: '我的作品 1 件' })).toBeVisible();
  await page.getByRole('link', { name: '我的作品 1 件' }).click();
  await expect(page.getByRole('article', { name: '渡口的早晨' }).getByText('待审核', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const { items } = await callEndpoint(base, getManagedEntries, { activityId: id }, office);
  const accepted = {
    items: items.map(({ id: entry, revision }) => ({ id: entry, revision })),
    decision: 'accept',
  } as const;
  await callEndpoint(base, decideEntries, accepted, office);

  const other = await (await browser.newContext(onPhone)).newPage();
  await openAs(other, 'visitor', `/mobile/activity/all?id=${id}`);
  await other.getByRole('button', { name: '投给 0001 渡口的早晨' }).click();
  await expect(other.getByRole('button', { name: '已投给 0001' })).toBeVisible();
  await other.getByRole('link', { name: '排序：公平' }).click();
  await other.getByRole('radio', { name: /编号/ }).click();
  await other.getByRole('button', { name: '看 1 件作品' }).click();
  await expect(other).toHaveURL(/order=number/);
  await other.getByRole('link', { name: '0001，渡口的早晨' }).click();
  await expect(other.getByText(/已投给 0001，回执/)).toBeVisible();
  await other.goto(`/mobile/activity/rankings?id=${id}`);
  await expect(other.getByText(/延迟 60 秒/)).toBeVisible();
  // The demo's, whose board was made before this one's is.
  await other.goto('/mobile/activity/rankings?id=1');
  await expect(other.getByRole('list', { name: '其余的作品' }).getByRole('link').first()).toBeVisible();
  await expectAccessible(other);
  await other.context().close();
});
