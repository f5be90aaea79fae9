import { answerInteraction, getHall, sendDanmaku } from '@tuyuan/contract/conference/interaction.ts';
import { callEndpoint } from '../fixtures/call-endpoint.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openAs } from '../fixtures/people.ts';
import { phoneSession } from '../fixtures/phone-session.ts';
import { expect, test } from '../fixtures/test.ts';

test('what the host opens and lets through is on the big screen at once, with the hall’s answers', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const base = baseURL ?? '';
  const { conferenceId, user } = await phoneSession('visitor');
  const phone = { session: user.sessionToken };
  await openAs(page, 'admin', `/admin/conferences/${conferenceId}/interaction`);

  const hallName = `试音厅 ${Date.now() % 100_000}`;
  await page.getByRole('button', { name: '开通一个会场' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: '会场' }).fill(hallName);
  await page.getByRole('button', { name: '开通', exact: true }).click();
  await page.getByRole('radiogroup', { name: '会场' }).getByText(hallName).click();

  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: '大屏' }).click();
  const screen = await opening;
  await expect(screen.getByText('扫码参加', { exact: false }).first()).toBeVisible();
  const roomId = Number(/screen\/(\d+)/.exec(screen.url())?.[1]);

  const desk = page.getByRole('region', { name: '互动', exact: true });
  await desk.getByRole('button', { name: '准备一项' }).first().click();
  await page.getByLabel('题目').fill('哪张做明信片');
  await page.getByLabel('选项 1', { exact: true }).fill('落日孤舟');
  await page.getByLabel('选项 2', { exact: true }).fill('茶园清晨');
  await page.getByRole('button', { name: '准备好' }).click();
  await desk.getByRole('button', { name: '开始' }).click();
  await expect(screen.getByRole('heading', { name: '哪张做明信片' })).toBeVisible();

  const { stage } = await callEndpoint(base, getHall, { roomId }, phone);
  await callEndpoint(base, answerInteraction, { id: stage?.id ?? 0, choices: [2] }, phone);
  await expect(screen.getByText('1 人参与')).toBeVisible();
  await expect(screen.getByText('100%')).toBeVisible();
  await expect(desk.getByText('1 人参与')).toBeVisible();

  await callEndpoint(base, sendDanmaku, { roomId, text: '这张一定要选' }, phone);
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
