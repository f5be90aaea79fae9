import { getNoticeStatus } from '@tuyuan/contract/conference/inbox.ts';
import * as office from '@tuyuan/contract/conference/notice-office.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertConference } from '../../../fixtures/conference.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { plantTicketHolder } from '../../../testing/plant-ticket-holder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type Phone = Record<'x-conference-session', string>;

let server: TestServer;
let conferenceId: number;
let desk: Phone;
let lin: Phone;
beforeAll(async () => {
  server = await startTestServer({ CONFERENCE_ROUND_SECONDS: '100000' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  conferenceId = await insertConference(server.db);
  desk = await plantTicketHolder(server.db, { conferenceId, userType: 4, name: '会务' });
  lin = await plantTicketHolder(server.db, { conferenceId, userType: 0, name: '林砚秋' });
});

const notice = { priority: 'urgent', title: '东门改由地下通道进出', target: { kind: 'userType', userTypes: [0] } };
const send = (phone: Phone, more = {}) =>
  callEndpoint(server.app, office.sendOfficeNotice, { ...notice, ...more }, phone);
const urgentOf = async (phone: Phone) => (await resultOf(server.app, getNoticeStatus, {}, phone)).urgent;

it('reaches whom the office’s phone chose, shows its read rate, and is taken back', async () => {
  const { result } = await send(desk);
  expect(result).toMatchObject({ state: 'sent', recipientCount: 1, readCount: 0 });
  expect((await urgentOf(lin)).map(({ title }) => title)).toEqual([notice.title]);
  expect(await urgentOf(desk)).toEqual([]);
  const id = result?.id ?? 0;
  await resultOf(server.app, office.recallOfficeNotice, { id }, desk);
  expect(await urgentOf(lin)).toEqual([]);
  const { items } = await resultOf(server.app, office.getOfficeNotices, {}, desk);
  expect(items.map((item) => [item.id, item.state])).toEqual([[id, 'recalled']]);
});

it('waits for its time', async () => {
  const { result } = await send(desk, { at: '2099-01-01T08:00:00' });
  expect(result).toMatchObject({ state: 'scheduled', scheduledAt: '2099-01-01T08:00:00' });
  expect(await urgentOf(lin)).toEqual([]);
});

it('leaves nothing behind where nobody would get it', async () => {
  expect((await send(desk, { target: { kind: 'hall', halls: ['没有的厅'] } })).code).toBe('Notice.NobodyThere');
  expect((await resultOf(server.app, office.getOfficeNotices, {}, desk)).totalCount).toBe(0);
});

it('finds a receiver by the last four digits of his number or all of it, by nothing that would spell it out', async () => {
  await server.db.execute(sql`
    UPDATE attendee SET phone = '13766665555' WHERE conference_id = ${conferenceId} AND name = '林砚秋'`);
  const find = async (keyword: string) =>
    (await resultOf(server.app, office.findOfficeReceivers, { keyword }, desk)).items.map(({ name }) => name);
  expect([await find('5555'), await find('13766665555')]).toEqual([['林砚秋'], ['林砚秋']]);
  for (const keyword of ['65555', '3766665555', '1%%%', '_____5555']) expect(await find(keyword)).toEqual([]);
});

it('is no matter of another conference’s office, nor of who is no office', async () => {
  const { result } = await send(desk);
  const elsewhere = await plantTicketHolder(server.db, { userType: 4 });
  const recall = { id: result?.id ?? 0 };
  expect((await callEndpoint(server.app, office.recallOfficeNotice, recall, elsewhere)).code).toBe('Notice.NotFound');
  expect((await resultOf(server.app, office.getOfficeNotices, {}, elsewhere)).totalCount).toBe(0);
  expect((await send(lin)).status).toBe(403);
});
