import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { registerDevice, scanTicket } from '@tuyuan/contract/conference/check-in.ts';
import { getMyTicket } from '@tuyuan/contract/conference/conference-data.ts';
import {
  createInteraction,
  createInteractionRoom,
  moveInteraction,
} from '@tuyuan/contract/conference/interaction-management.ts';
import { createSession, placeSession } from '@tuyuan/contract/conference/schedule.ts';
import { getScheduleDiff, publishSchedule } from '@tuyuan/contract/conference/schedule-publishing.ts';
import { createRoom } from '@tuyuan/contract/conference/schedule-rooms.ts';
import { createSignPoint } from '@tuyuan/contract/conference/sign-point-management.ts';
import { logInWithTicket } from '@tuyuan/contract/conference/ticket-auth.ts';
import { type Caller, callEndpoint } from '../fixtures/call-endpoint.ts';
import { openAs, tokenOf } from '../fixtures/people.ts';
import { plantConference, sendTickets, wireHour } from '../fixtures/plant-conference.ts';
import { expect, test } from '../fixtures/test.ts';
import { untilLive } from '../fixtures/until-live.ts';
import { viewports } from '../fixtures/viewports.ts';
import { onPhone } from './on-phone.ts';

test.use(onPhone);

const desktop = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 };

/** Opens one person's own browser. */
async function open(browser: Browser, kind: 'desktop' | 'phone'): Promise<Page> {
  const context = await browser.newContext(kind === 'desktop' ? desktop : { viewport: viewports.phone });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  return page;
}

/** Shows a screenshot of a code to the staff's camera. */
async function photograph(code: Locator, staff: Page): Promise<void> {
  const buffer = await code.screenshot();
  await staff.getByRole('button', { name: '拍码' }).click();
  await staff.getByLabel('二维码照片').setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer });
}

async function standAt(staff: Page, point: string): Promise<void> {
  await staff.getByRole('button', { name: new RegExp(`^${point}`) }).click();
  await staff.getByRole('button', { name: '开始核验' }).click();
}

const verdict = (staff: Page, words: RegExp) => staff.getByRole('region', { name: words });

test('a conference from its publication to lunch, on the phones of those who are there @journey', async ({
  browser,
  baseURL,
  faults,
}) => {
  test.setTimeout(240_000);
  faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const base = baseURL ?? '';
  const office: Caller = { token: await tokenOf('admin') };
  const title = `影像日 ${randomUUID().slice(0, 8)}`;
  const organiser = await open(browser, 'desktop');
  const visitor = await open(browser, 'desktop');
  const phone = await open(browser, 'phone');
  const friend = await open(browser, 'phone');
  const staff = await open(browser, 'phone');

  const { id: conferenceId } = await plantConference(base, office, title);
  await test.step('the organiser publishes a conference', async () => {
    await openAs(organiser, 'admin', `/admin/conferences/${conferenceId}`);
    await organiser.getByRole('button', { name: '发布', exact: true }).click();
    await organiser.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
    await expect(organiser.getByText('已发布第 1 版')).toBeVisible();
  });

  await test.step('a visitor registers and has a ticket', async () => {
    await openAs(visitor, 'visitor', `/conference/detail?id=${conferenceId}`);
    await visitor.getByRole('link', { name: '立即报名' }).click();
    await visitor.getByLabel('姓名').fill('林小满');
    await visitor.getByRole('button', { name: '提交报名' }).click();
    await expect(visitor.getByText('报名成功')).toBeVisible();
  });
  const own = { token: await tokenOf('visitor') };
  const { link } = await callEndpoint(base, getMyTicket, { conferenceId }, own);
  const [doorTicket = '', otherDoorTicket = '', friendTicket = ''] = await sendTickets(base, office, conferenceId, [
    { name: '门口小陈', type: '检票员' },
    { name: '侧门小何', type: '检票员' },
    { name: '周三客', type: '参会票' },
  ]);
  const pointAt = (kind: 'door' | 'meal', name: string) =>
    callEndpoint(
      base,
      createSignPoint,
      {
        ...{ conferenceId, kind, name, opensAt: wireHour(-1), closesAt: wireHour(8) },
        ...(kind === 'meal' && { portions: 1, gates: ['1 号窗口'] }),
      },
      office,
    );
  const door = await pointAt('door', '大门');
  await pointAt('meal', '午餐');

  await test.step('phones log in by the code on the ticket', async () => {
    await phone.goto(link);
    await expect(phone).toHaveURL(/\/meeting\/?$/);
    await friend.goto(`/meeting/login?id=${conferenceId}#ticket=${friendTicket}`);
    await expect(friend).toHaveURL(/\/meeting\/?$/);
    await staff.goto(`/meeting/login?id=${conferenceId}#ticket=${doorTicket}`);
    await expect(staff).toHaveURL(/\/meeting\/?$/);
    expect(staff.url()).not.toContain(doorTicket);
  });

  await test.step('the staff’s phone scans the code at the door', async () => {
    await staff.goto('/meeting/checker');
    await standAt(staff, '大门');
    await phone.goto('/meeting/ticket');
    await photograph(phone.getByRole('img', { name: '入场码' }), staff);
    await expect(verdict(staff, /可以入场.*林小满/)).toBeVisible();
    await expect(phone.getByRole('button', { name: /已入场\s*林小满/ })).toBeVisible();
    await phone.reload();
    await expect(phone.getByText('已入场')).toBeVisible();
  });

  await test.step('a vote shows on the hall’s screen at once', async () => {
    const room = await callEndpoint(base, createInteractionRoom, { conferenceId, name: '主会场' }, office);
    const options = [{ text: '山' }, { text: '水' }];
    const poll = { kind: 'poll', title: '最喜欢哪一组？', options } as const;
    const { id } = await callEndpoint(base, createInteraction, { roomId: room.id, spec: poll }, office);
    await organiser.goto(`/admin/conferences/${conferenceId}/screen/${room.id}`);
    await phone.goto('/meeting/interaction');
    await callEndpoint(base, moveInteraction, { id, to: 'open' }, office);
    await expect(organiser.getByText('最喜欢哪一组？')).toBeVisible();
    await phone.getByRole('radio', { name: /水/ }).check();
    await phone.getByRole('button', { name: '投给「水」' }).click();
    await expect(organiser.getByRole('listitem').filter({ hasText: '水' })).toContainText('100%');
  });

  await test.step('a changed session reaches exactly the phone that starred it', async () => {
    const room = await callEndpoint(base, createRoom, { conferenceId, name: '一号厅' }, office);
    const session = await callEndpoint(base, createSession, { conferenceId, title: '夜景怎么拍' }, office);
    const place = async (revision: number, hours: number) => {
      const at = { id: session.id, revision, roomId: room.id, startTime: `${wireHour(hours).slice(0, 13)}:30:00` };
      const placed = await callEndpoint(base, placeSession, { ...at, durationMinutes: 60 }, office);
      const { fingerprint } = await callEndpoint(base, getScheduleDiff, { id: conferenceId }, office);
      await callEndpoint(base, publishSchedule, { id: conferenceId, fingerprint }, office);
      return placed;
    };
    const { revision } = await place(session.revision, 3);
    const star = phone.getByRole('button', { name: '收藏「夜景怎么拍」' });
    for (const one of [phone, friend]) await one.goto('/meeting/schedule?view=list');
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await phone.reload();
    await untilLive(phone);
    await place(revision, 5);
    await expect(phone.getByText('「夜景怎么拍」有变动，已更新')).toBeVisible();
    await expect(friend.getByText('「夜景怎么拍」有变动，已更新')).toBeHidden();
  });

  await test.step('lunch is given once, and refused the second time with time and counter', async () => {
    await staff.getByRole('button', { name: /大门/ }).click();
    await standAt(staff, '午餐');
    await phone.goto('/meeting/ticket');
    const code = phone.getByRole('img', { name: '入场码' });
    await photograph(code, staff);
    await expect(verdict(staff, /可以领取.*林小满/)).toBeVisible();
    await expect(verdict(staff, /可以领取/)).toBeHidden();
    await photograph(code, staff);
    await expect(verdict(staff, /不可领取 已用过/)).toContainText(/首次领取 \d\d:\d\d:\d\d 1 号窗口/);
    await staff.getByRole('button', { name: '继续扫' }).click();
  });

  await test.step('two doors let the same ticket in while one has no network: the office finds it in the inbox', async () => {
    await staff.getByRole('button', { name: /午餐/ }).click();
    await staff.getByRole('button', { name: /^大门/ }).click();
    const lane = staff.getByRole('button', { name: /^\w+–\w+$/ });
    await lane.click();
    await expect(lane).toHaveAttribute('aria-pressed', 'true');
    await staff.getByRole('button', { name: '开始核验' }).click();
    await staff.context().setOffline(true);
    const side = { session: (await callEndpoint(base, logInWithTicket, { ticket: otherDoorTicket })).sessionToken };
    const { deviceId } = await callEndpoint(base, registerDevice, { key: randomUUID() }, side);
    const scan = { deviceId, nonce: randomUUID(), pointId: door.id, text: friendTicket };
    expect((await callEndpoint(base, scanTicket, scan, side)).verdict).toBe('pass');

    await friend.goto('/meeting/ticket');
    await photograph(friend.getByRole('img', { name: '入场码' }), staff);
    await expect(verdict(staff, /可以入场.*周三客/)).toBeVisible();
    await expect(staff.getByText('待传 1')).toBeVisible();
    await staff.context().setOffline(false);
    await organiser.goto(`/admin/conferences/${conferenceId}/conflicts`);
    await expect(organiser.getByText('周三客')).toBeVisible();
  });
});
