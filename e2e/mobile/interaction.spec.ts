import {
  createInteraction,
  createInteractionRoom,
  moveInteraction,
} from '@tuyuan/contract/conference/interaction-management.ts';
import { callEndpoint } from '../fixtures/call-endpoint.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { tokenOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { onPhone } from './on-phone.ts';
import { openPhone } from './open-phone.ts';

test.use(onPhone);

test('what the host opens comes on every phone; one votes, and the other’s tally moves @journey', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const [voter, other] = [await openPhone(browser, 'visitor'), await openPhone(browser, 'zhouyanqiu')];
  const office = { token: await tokenOf('admin') };
  const hall = {
    conferenceId: voter.conferenceId,
    name: `试投厅 ${Date.now() % 100_000}`,
    danmakuOn: true,
    danmakuReviewed: true,
    slowSeconds: 10,
    questionsOn: true,
    questionsReviewed: true,
  };
  const { id: roomId } = await callEndpoint(base, createInteractionRoom, hall, office);
  const options = [{ text: '赞成' }, { text: '反对' }];
  const spec = { kind: 'poll', title: '明年还在水边开会吗？', options } as const;
  const { id } = await callEndpoint(base, createInteraction, { roomId, spec }, office);
  const move = (to: 'open' | 'locked' | 'revealed') => callEndpoint(base, moveInteraction, { id, to }, office);

  for (const { page } of [voter, other]) {
    await page.goto(`/meeting/interaction?room=${roomId}`);
    await expect(page.getByRole('heading', { name: '互动还没开始' })).toBeVisible();
  }
  await move('open');
  for (const { page } of [voter, other])
    await expect(page.getByRole('heading', { name: '明年还在水边开会吗？' })).toBeVisible();

  await other.page.getByRole('radio', { name: '反对' }).check();
  await other.page.getByRole('button', { name: '投给「反对」' }).click();
  await expect(other.page.getByText('已收到你的一票')).toBeVisible();
  await expect(other.page.getByText('100%')).toBeVisible();
  await voter.page.getByRole('radio', { name: '赞成' }).check();
  await voter.page.getByRole('button', { name: '投给「赞成」' }).click();
  await expect(other.page.getByText('50%')).toHaveCount(2);
  await expect(other.page.getByText('2 人已投')).toBeVisible();
  await expectAccessible(other.page);

  await move('locked');
  await expect(other.page.getByText(/已锁定，收到你的一票/)).toBeVisible();
  await move('revealed');
  await expect(other.page.getByText('结果已公布，谢谢参与')).toBeVisible();
  await other.page.reload();
  await expect(other.page.getByText('你选的')).toBeVisible();
  for (const { page } of [voter, other]) await page.context().close();
});
