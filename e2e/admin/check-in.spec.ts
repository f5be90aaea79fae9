import { randomUUID } from 'node:crypto';
import { registerDevice, uploadScans } from '@tuyuan/contract/conference/check-in.ts';
import { publishConference } from '@tuyuan/contract/conference/publishing.ts';
import { createSignPoint } from '@tuyuan/contract/conference/sign-point-management.ts';
import { logInWithTicket } from '@tuyuan/contract/conference/ticket-auth.ts';
import { type Caller, callEndpoint } from '../fixtures/call-endpoint.ts';
import { openAs, tokenOf } from '../fixtures/people.ts';
import { plantConference, sendTickets, wireHour } from '../fixtures/plant-conference.ts';
import { expect, test } from '../fixtures/test.ts';

/** Creates a conference for this test, because a conflict can be decided only once: two offline phones admitted the same ticket. */
async function plantConflict(base: string, office: Caller): Promise<number> {
  const { id: conferenceId, revision } = await plantConference(base, office, `签到日 ${randomUUID().slice(0, 8)}`);
  await callEndpoint(base, publishConference, { id: conferenceId, revision }, office);
  const [ticket = '', ...checkers] = await sendTickets(base, office, conferenceId, [
    { name: '周三客', type: '参会票' },
    { name: '门口小陈', type: '检票员' },
    { name: '侧门小何', type: '检票员' },
  ]);
  const door = { kind: 'door', name: '大门', opensAt: wireHour(-1), closesAt: wireHour(8) } as const;
  const { id: pointId } = await callEndpoint(base, createSignPoint, { conferenceId, ...door }, office);
  for (const [index, checker] of checkers.entries()) {
    const { sessionToken: session } = await callEndpoint(base, logInWithTicket, { ticket: checker });
    const { deviceId } = await callEndpoint(base, registerDevice, { key: randomUUID() }, { session });
    const scan = { nonce: randomUUID(), pointId, gate: '', direction: 'in', text: ticket, reason: 'ok' } as const;
    const decided = { broken: null, isLate: false, overruled: null, supervisorId: null };
    const item = { ...scan, ...decided, scannedAt: Date.now() - 60_000 + index };
    await callEndpoint(base, uploadScans, { deviceId, items: [item] }, { session });
  }
  return conferenceId;
}

test('the office adds a door, prints its poster, decides a conflict with its reason and rehearses @journey', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const office = { token: await tokenOf('admin') };
  const conference = `/admin/conferences/${await plantConflict(baseURL ?? '', office)}`;
  const name = `侧门 ${Date.now() % 100_000}`;
  await openAs(page, 'admin', `${conference}/check-in`);
  await page.getByRole('button', { name: '新建签到点' }).click();
  const drawer = page.getByRole('dialog', { name: '新建签到点' });
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByText('请填写名称')).toBeVisible();
  await drawer.getByLabel('名称').fill(name);
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: `「${name}」的海报` }).click();
  const poster = page.getByRole('dialog', { name: `「${name}」的签到海报` });
  await poster.getByRole('button', { name: '制作海报' }).click();
  await expect(poster.getByRole('img', { name: `「${name}」签到码` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `删除「${name}」` }).click();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await expect(page.getByText(`已删除「${name}」`)).toBeVisible();

  await page.goto(`${conference}/conflicts`);
  const card = page.getByRole('article').filter({ hasText: '同一张票两次放行' }).first();
  await card.getByRole('button', { name: '作废' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '作废', exact: true }).click();
  await expect(dialog.getByText('请填写原因')).toBeVisible();
  await dialog.getByLabel('原因').fill('重复扫码');
  await dialog.getByRole('button', { name: '作废', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByText('已处理', { exact: true }).click();
  await expect(page.getByText('重复扫码').first()).toBeVisible();

  await page.goto(`${conference}/rehearsal`);
  await page.getByLabel('演练参会者人数').fill('10');
  await page.getByRole('button', { name: '开始演练' }).click();
  await expect(page.getByText('全部符合预期').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('row', { name: /现场投票不重不漏 10 10 符合/ })).toBeVisible();
});
