import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { logInAs, PASSWORD } from './log-in-as.ts';

const services = '/api/services/app';

async function resultOf<Result>(answer: APIResponse): Promise<Result> {
  expect(answer.status(), await answer.text()).toBe(200);
  const body: { result: Result } = await answer.json();
  return body.result;
}

/** The calls of a visitor's phone at the conference that runs. */
async function openPhone(request: APIRequestContext) {
  const token = await resultOf<string>(
    await request.post('/api/Account/Login', { data: { userName: 'visitor', password: PASSWORD } }),
  );
  const headers = { authorization: `Bearer ${token}` };
  const { items } = await resultOf<{ items: { conference: { id: number; conferenceState: number } }[] }>(
    await request.get(`${services}/conferenceData/GetMyConferences`, { headers }),
  );
  const conferenceId = items.find(({ conference }) => conference.conferenceState === 4)?.conference.id ?? 0;
  const { code } = await resultOf<{ code: string }>(
    await request.get(`${services}/conferenceData/GetMyTicket?conferenceId=${conferenceId}`, { headers }),
  );
  const { sessionToken } = await resultOf<{ sessionToken: string }>(
    await request.post('/api/Account/ConferenceAuth/Login', { data: { ticket: code } }),
  );
  const own = { 'x-conference-session': sessionToken };
  const send = async (action: string, data: object) =>
    resultOf<object>(await request.post(`${services}/conferenceUserMobile/${action}`, { headers: own, data }));
  const hall = async (roomId: string) =>
    resultOf<{ stage: { id: number } }>(
      await request.get(`${services}/conferenceUserMobile/GetHall?roomId=${roomId}`, { headers: own }),
    );
  return { conferenceId, send, hall };
}

test('what the host opens and lets through is on the big screen at once, with the hall’s answers', async ({
  page,
  request,
  context,
}) => {
  test.slow();
  const phone = await openPhone(request);
  await logInAs(page, 'admin', `/admin/conferences/${phone.conferenceId}/interaction`);

  const hallName = `试音厅 ${Date.now() % 100_000}`;
  await page.getByRole('button', { name: '开通一个会场' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: '会场' }).fill(hallName);
  await page.getByRole('button', { name: '开通', exact: true }).click();
  await page.getByRole('radiogroup', { name: '会场' }).getByText(hallName).click();

  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: '大屏' }).click();
  const screen = await opening;
  await expect(screen.getByText('扫码参加', { exact: false }).first()).toBeVisible();
  const roomId = /screen\/(\d+)/.exec(screen.url())?.[1] ?? '';

  const desk = page.getByRole('region', { name: '互动', exact: true });
  await desk.getByRole('button', { name: '准备一项' }).first().click();
  await page.getByLabel('题目').fill('哪张做明信片');
  await page.getByLabel('选项 1', { exact: true }).fill('落日孤舟');
  await page.getByLabel('选项 2', { exact: true }).fill('茶园清晨');
  await page.getByRole('button', { name: '准备好' }).click();
  await desk.getByRole('button', { name: '开始' }).click();
  await expect(screen.getByRole('heading', { name: '哪张做明信片' })).toBeVisible();

  const { stage } = await phone.hall(roomId);
  await phone.send('AnswerInteraction', { id: stage.id, choices: [2] });
  await expect(screen.getByText('1 人参与')).toBeVisible();
  await expect(screen.getByText('100%')).toBeVisible();
  await expect(desk.getByText('1 人参与')).toBeVisible();

  await phone.send('SendDanmaku', { roomId: Number(roomId), text: '这张一定要选' });
  const lines = page.getByRole('region', { name: '弹幕', exact: true });
  const line = lines.getByRole('listitem').filter({ hasText: '这张一定要选' });
  await line.focus();
  await page.keyboard.press('a');
  await expect(screen.getByRole('listitem').filter({ hasText: '这张一定要选' })).toBeVisible();
  await expect(line).toBeHidden();

  await desk.getByRole('button', { name: '锁定' }).click();
  await desk.getByRole('button', { name: '公布结果' }).click();
  await expect(screen.getByText('投票 · 已揭晓')).toBeVisible();
  await expectAccessible(screen);
  await expectAccessible(page);
});
