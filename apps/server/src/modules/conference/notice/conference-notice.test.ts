import * as inbox from '@tuyuan/contract/conference/inbox.ts';
import * as notices from '@tuyuan/contract/conference/notice.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { insertConference } from '../../../fixtures/conference.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { plantTicketHolder } from '../../../testing/plant-ticket-holder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { sendDueNotices, sendNotice, sendUnreadAsSms } from './index.ts';

type Phone = Record<'x-conference-session', string>;

let server: TestServer;
let office: { authorization: string };
let conferenceId: number;
let lin: Phone;
let guest: Phone;
beforeAll(async () => {
  // The tests of this file run the rounds themselves.
  server = await startTestServer({ CONFERENCE_ROUND_SECONDS: '100000' });
  office = await server.logInAs('office', ['admin']);
});
afterAll(() => server.stop());
beforeEach(async () => {
  conferenceId = await insertConference(server.db);
  lin = await plantTicketHolder(server.db, { conferenceId, userType: 0, name: '林砚秋' });
  guest = await plantTicketHolder(server.db, { conferenceId, userType: 1, name: '许南乔' });
});

const everybody = { kind: 'all' } as const;
const write = (fields: Record<string, unknown> = {}) =>
  resultOf(
    server.app,
    notices.createNotice,
    { conferenceId, priority: 'normal', title: '午餐改为分批', target: everybody, ...fields },
    office,
  );
const send = (id: number) => callEndpoint(server.app, notices.sendNotice, { id }, office);
async function sent(fields: Record<string, unknown> = {}): Promise<number> {
  const { id } = await write(fields);
  expect((await send(id)).code).toBe(null);
  return id;
}
const inboxOf = (phone: Phone, show = 'all') => resultOf(server.app, inbox.getNotices, { show }, phone);
const statusOf = (phone: Phone) => resultOf(server.app, inbox.getNoticeStatus, {}, phone);
const confirm = (phone: Phone, id: number) => callEndpoint(server.app, inbox.confirmNotice, { id }, phone);
async function managed(id: number) {
  const { items } = await resultOf(server.app, notices.getManagedNotices, { conferenceId }, office);
  return items.find((item) => item.id === id);
}
async function place(name: string, fields: { hall?: string; group?: string; phone?: string }): Promise<number> {
  const { rows } = await server.db.execute(sql`
    UPDATE attendee SET hall = ${fields.hall ?? ''}, group_name = ${fields.group ?? ''}, phone = ${fields.phone ?? ''}
    WHERE conference_id = ${conferenceId} AND name = ${name} RETURNING id`);
  return z.object({ id: z.int() }).parse(rows[0]).id;
}

const Told = z.object({ channel: z.string(), payload: z.looseObject({ id: z.int(), title: z.string() }) });
async function told() {
  const { rows } = await server.db.execute(sql`
    SELECT channel, payload FROM hub_event WHERE name = 'notice' AND channel LIKE ${`conferenceLive/conference:${conferenceId}%`} ORDER BY at, seq`);
  return z.array(Told).parse(rows);
}

describe('whom it reaches', () => {
  it.each([
    ['everybody', () => everybody, ['林砚秋', '许南乔']],
    ['kinds of tickets', () => ({ kind: 'userType', userTypes: [1] }), ['许南乔']],
    ['groups', () => ({ kind: 'group', groups: ['甲组'] }), ['林砚秋']],
    ['halls', () => ({ kind: 'hall', halls: ['听涛厅'] }), ['许南乔']],
    ['one person', (id: number) => ({ kind: 'single', attendeeId: id }), ['林砚秋']],
    ['a list', (id: number) => ({ kind: 'list', attendeeIds: [id] }), ['林砚秋']],
  ])('are %s', async (_name, targetFor, names) => {
    const id = await place('林砚秋', { group: '甲组' });
    await place('许南乔', { hall: '听涛厅' });
    const target = targetFor(id);
    const preview = await resultOf(server.app, notices.previewNoticeTarget, { conferenceId, target }, office);
    expect(preview).toEqual({ count: names.length, withoutPhone: names.length, names });
    const noticeId = await sent({ target });
    for (const [phone, name] of [
      [lin, '林砚秋'],
      [guest, '许南乔'],
    ] as const)
      expect((await inboxOf(phone)).items.map((item) => item.id)).toEqual(names.includes(name) ? [noticeId] : []);
  });

  it('are nobody of another conference, and nobody whose ticket was revoked', async () => {
    const stranger = await plantTicketHolder(server.db, { userType: 0 });
    await server.db.execute(
      sql`UPDATE attendee SET state = 'cancelled' WHERE conference_id = ${conferenceId} AND name = '许南乔'`,
    );
    const id = await sent();
    expect((await managed(id))?.recipientCount).toBe(1);
    expect((await inboxOf(stranger)).totalCount).toBe(0);
  });

  it('are also those who join later, but not of a list', async () => {
    const id = await place('林砚秋', {});
    const forAll = await sent();
    await sent({ target: { kind: 'list', attendeeIds: [id] } });
    const late = await plantTicketHolder(server.db, { conferenceId, userType: 0, name: '迟到' });
    expect((await statusOf(late)).unreadCount).toBe(1);
    expect((await inboxOf(late)).items.map((item) => item.id)).toEqual([forAll]);
    expect((await managed(forAll))?.recipientCount).toBe(3);
  });

  it('is told of a list as how many there are, however many, and stays when only the words change', async () => {
    const id = await place('林砚秋', {});
    const attendeeIds = [id, ...Array.from({ length: 20_000 }, (_, index) => 1_000_000 + index)];
    const { id: large } = await sendNotice(server.db, {
      conferenceId,
      title: '会议改了时间',
      target: { kind: 'list', attendeeIds },
    });
    expect(await managed(large)).toMatchObject({ target: { kind: 'list', count: 20_001 }, recipientCount: 1 });
    const draft = await write({ target: { kind: 'list', attendeeIds: [id] } });
    expect(draft.target).toEqual({ kind: 'list', count: 1 });
    const change = { id: draft.id, priority: 'normal', title: '改过的' };
    const changed = await resultOf(server.app, notices.updateNotice, change, office);
    expect(changed.target).toEqual({ kind: 'list', count: 1 });
    expect((await send(draft.id)).result?.recipientCount).toBe(1);
  });

  it('must be somebody', async () => {
    const { id } = await write({ target: { kind: 'hall', halls: ['没有的厅'] } });
    expect((await send(id)).code).toBe('Notice.NobodyThere');
    expect((await managed(id))?.state).toBe('draft');
  });
});

describe('sending', () => {
  it('happens once, however many press the button at once', async () => {
    const { id } = await write();
    const codes = (await Promise.all(Array.from({ length: 6 }, () => send(id)))).map(({ code }) => code);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(new Set(codes.filter((code) => code !== null))).toEqual(new Set(['Notice.StateMismatch']));
    expect(await told()).toHaveLength(1);
  });

  it('tells phones all there is to show: everybody’s on the conference’s channel, a person’s only on his own', async () => {
    await sent({ title: '大家好' });
    const id = await place('林砚秋', {});
    await sent({ title: '只给你', target: { kind: 'single', attendeeId: id } });
    const stream = `conferenceLive/conference:${conferenceId}`;
    expect((await told()).map(({ channel, payload }) => [channel, payload.title])).toEqual([
      [stream, '大家好'],
      [expect.stringMatching(new RegExp(`^${stream}/ticket:\\d+$`)), '只给你'],
    ]);
  });

  it('waits for its time, which can be taken back until then', async () => {
    const schedule = (id: number, at: string | null) =>
      resultOf(server.app, notices.scheduleNotice, { id, at }, office);
    const [due, later, taken] = [await write(), await write(), await write()];
    await schedule(due.id, '2026-01-01T08:00:00');
    await schedule(later.id, '2999-01-01T08:00:00');
    await schedule(taken.id, '2026-01-01T08:00:00');
    expect((await schedule(taken.id, null)).state).toBe('draft');
    await Promise.all([sendDueNotices(server.db), sendDueNotices(server.db)]);
    const states = [await managed(due.id), await managed(later.id), await managed(taken.id)].map((one) => one?.state);
    expect(states).toEqual(['sent', 'scheduled', 'draft']);
    expect((await inboxOf(lin)).totalCount).toBe(1);
    const nonsense = await callEndpoint(
      server.app,
      notices.scheduleNotice,
      { id: later.id, at: '2026-02-30T08:00:00' },
      office,
    );
    expect(nonsense.validationErrors).toEqual([{ message: '没有这个时间', members: ['at'] }]);
  });

  it('is final: what was sent can be neither changed, deleted, nor scheduled again', async () => {
    const id = await sent();
    const change = { id, priority: 'normal', title: '别的', target: everybody };
    expect((await callEndpoint(server.app, notices.updateNotice, change, office)).code).toBe('Notice.StateMismatch');
    expect((await callEndpoint(server.app, notices.deleteNotice, { id }, office)).code).toBe('Notice.StateMismatch');
    expect((await callEndpoint(server.app, notices.scheduleNotice, { id, at: null }, office)).code).toBe(
      'Notice.StateMismatch',
    );
    expect((await callEndpoint(server.app, notices.deleteNotice, { id: 999_999 }, office)).code).toBe(
      'Notice.NotFound',
    );
  });

  it('goes with the transaction that is the reason for it, or not at all', async () => {
    const notice = { conferenceId, title: '“县志与相册”改到云起厅', target: everybody, topic: 'schedule' } as const;
    const failing = inTransaction(server.db, async (transaction) => {
      await sendNotice(transaction, notice);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await told()).toEqual([]);
    const { id, receiverCount } = await sendNotice(server.db, notice);
    expect([receiverCount, (await managed(id))?.author]).toEqual([2, '']);
    await expect(sendNotice(server.db, { ...notice, conferenceId: 999_999 })).rejects.toMatchObject({
      code: 'Conference.NotFound',
    });
  });
});

describe('receipts', () => {
  it('count who has read, and ask for 我知道了 only of the urgent ones', async () => {
    const normal = await sent();
    const urgent = await sent({ priority: 'urgent', title: '暴雨橙色预警' });
    const before = await statusOf(lin);
    expect([before.unreadCount, before.urgent.map((item) => item.id)]).toEqual([2, [urgent]]);
    await resultOf(server.app, inbox.readNotices, {}, lin);
    const after = await statusOf(lin);
    // Read is not confirmed.
    expect([after.unreadCount, after.urgent.map((item) => item.id)]).toEqual([0, [urgent]]);
    await confirm(lin, urgent);
    await confirm(lin, urgent);
    expect((await statusOf(lin)).urgent).toEqual([]);
    expect(await managed(urgent)).toMatchObject({ recipientCount: 2, readCount: 1, confirmedCount: 1 });
    expect(await managed(normal)).toMatchObject({ recipientCount: 2, readCount: 1, confirmedCount: 0 });
    const rows = await resultOf(server.app, notices.getNoticeReceipts, { id: urgent, show: 'unconfirmed' }, office);
    expect(rows.items.map(({ name, confirmedAt }) => [name, confirmedAt])).toEqual([['许南乔', null]]);
  });

  it('count those who can read: who waits for a ticket has his when he gets one', async () => {
    const attendeeIds = [await place('林砚秋', {}), await place('许南乔', {})];
    const waits = (state: string) =>
      server.db.execute(sql`UPDATE attendee SET state = ${state} WHERE id = ${attendeeIds[1]}`);
    const receipts = async (id: number) => {
      const { totalCount, items } = await resultOf(server.app, notices.getNoticeReceipts, { id }, office);
      return [totalCount, items.map(({ name }) => name)];
    };
    await waits('waitlisted');
    const id = await sent({ target: { kind: 'list', attendeeIds } });
    await resultOf(server.app, inbox.readNotices, {}, lin);
    expect(await managed(id)).toMatchObject({ recipientCount: 1, readCount: 1 });
    expect(await receipts(id)).toEqual([1, ['林砚秋']]);
    await waits('ticketed');
    expect((await inboxOf(guest)).items.map((item) => item.id)).toEqual([id]);
    expect(await managed(id)).toMatchObject({ recipientCount: 2, readCount: 1 });
  });

  it('are one’s own: nobody confirms what he did not receive', async () => {
    const id = await place('许南乔', {});
    const notice = await sent({ priority: 'urgent', target: { kind: 'single', attendeeId: id } });
    expect((await confirm(lin, notice)).code).toBe('Notice.NotFound');
    expect(await managed(notice)).toMatchObject({ readCount: 0, confirmedCount: 0 });
  });

  it('put urgent ones to confirm first, then pinned ones, then the newest', async () => {
    const pinned = await sent({ priority: 'pinned' });
    const urgent = await sent({ priority: 'urgent' });
    const newest = await sent();
    expect((await inboxOf(lin)).items.map((item) => item.id)).toEqual([urgent, pinned, newest]);
    await confirm(lin, urgent);
    expect((await inboxOf(lin)).items.map((item) => item.id)).toEqual([pinned, newest, urgent]);
    expect((await inboxOf(lin, 'unread')).items.map((item) => item.id)).toEqual([pinned, newest]);
    expect((await inboxOf(lin, 'urgent')).items.map((item) => item.id)).toEqual([urgent]);
  });
});

describe('recalling', () => {
  it('leaves a line without a word of it, asks nothing any more, and happens once', async () => {
    const id = await sent({ priority: 'urgent', title: '机密', body: '写错了' });
    const recalls = await Promise.all([1, 2].map(() => callEndpoint(server.app, notices.recallNotice, { id }, office)));
    expect(recalls.map(({ code }) => code).toSorted()).toEqual(['Notice.StateMismatch', null]);
    const [stub] = (await inboxOf(lin)).items;
    expect(stub).toMatchObject({ id, isRecalled: true, title: '', body: '', needsConfirmation: false });
    expect(await statusOf(lin)).toEqual({ unreadCount: 0, urgent: [] });
    const stubs = (await told()).map(({ payload }) => payload);
    expect(stubs).toMatchObject(Array(2).fill({ id, isRecalled: true, title: '', body: '' }));
  });

  it('is not for what was never sent', async () => {
    const { id } = await write();
    expect((await callEndpoint(server.app, notices.recallNotice, { id }, office)).code).toBe('Notice.StateMismatch');
  });
});

describe('text messages', () => {
  const late = (id: number) =>
    server.db.execute(sql`UPDATE conference_notice SET sent_at = sent_at - interval '6 minutes' WHERE id = ${id}`);
  const recording = (messages: string[], fails = false) => ({
    paceMs: 0,
    async send(_db: unknown, { phone }: { phone: string }) {
      if (fails) throw new Error('refused');
      messages.push(phone);
    },
  });

  it('reach those who have not read an urgent one in time, each once', async () => {
    await place('林砚秋', { phone: '13800000011' });
    await place('许南乔', { phone: '13800000012' });
    await plantTicketHolder(server.db, { conferenceId, userType: 0, name: '没有手机号' });
    const id = await sent({ priority: 'urgent', smsAfterMinutes: 5 });
    const messages: string[] = [];
    await sendUnreadAsSms(server.db, recording(messages));
    expect(messages).toEqual([]);
    await late(id);
    await resultOf(server.app, inbox.readNotices, { ids: [id] }, guest);
    await Promise.all([
      sendUnreadAsSms(server.db, recording(messages)),
      sendUnreadAsSms(server.db, recording(messages)),
    ]);
    expect(messages).toEqual(['13800000011']);
    expect((await managed(id))?.smsCount).toBe(1);
  });

  it('are tried again after the provider refused them, and never sent for one that is recalled or not urgent', async () => {
    await place('林砚秋', { phone: '13800000013' });
    const [urgent, normal, recalled] = [
      await sent({ priority: 'urgent', smsAfterMinutes: 5 }),
      await sent({ smsAfterMinutes: 5 }),
      await sent({ priority: 'urgent', smsAfterMinutes: 5 }),
    ];
    await resultOf(server.app, notices.recallNotice, { id: recalled }, office);
    for (const id of [urgent, normal, recalled]) await late(id);
    await expect(sendUnreadAsSms(server.db, recording([], true))).rejects.toThrow('refused');
    const messages: string[] = [];
    await sendUnreadAsSms(server.db, recording(messages));
    expect(messages).toEqual(['13800000013']);
  });

  it('keep nobody waiting for a number that the provider refuses', async () => {
    await place('林砚秋', { phone: '13800000014' });
    await place('许南乔', { phone: '13800000015' });
    await late(await sent({ priority: 'urgent', smsAfterMinutes: 5 }));
    const messages: string[] = [];
    const picky = {
      paceMs: 0,
      async send(_db: unknown, { phone }: { phone: string }) {
        if (phone === '13800000014') throw new Error('no such number');
        messages.push(phone);
      },
    };
    await expect(sendUnreadAsSms(server.db, picky)).rejects.toThrow('no such number');
    expect(messages).toEqual(['13800000015']);
    await sendUnreadAsSms(server.db, recording(messages));
    expect(messages).toEqual(['13800000015', '13800000014']);
  });

  it('are not sent from a rehearsal', async () => {
    await place('林砚秋', { phone: '13800000016' });
    await late(await sent({ priority: 'urgent', smsAfterMinutes: 5 }));
    await server.db.execute(sql`UPDATE conference SET is_rehearsal = true WHERE id = ${conferenceId}`);
    const messages: string[] = [];
    await sendUnreadAsSms(server.db, recording(messages));
    expect(messages).toEqual([]);
  });

  it('are not sent once the conference is called off', async () => {
    await place('林砚秋', { phone: '13800000017' });
    await late(await sent({ priority: 'urgent', smsAfterMinutes: 5 }));
    await server.db.execute(sql`UPDATE conference SET state = 'cancelled' WHERE id = ${conferenceId}`);
    const messages: string[] = [];
    await sendUnreadAsSms(server.db, recording(messages));
    expect(messages).toEqual([]);
  });

  it('are what ten notices a day turn into; more are told without', async () => {
    const texts = { priority: 'urgent', smsAfterMinutes: 5 };
    for (let time = 0; time < 10; time += 1) await sent(texts);
    const { id } = await write(texts);
    const refused = await send(id);
    expect([refused.code, refused.validationErrors[0]?.members]).toEqual(['Request.TooMany', ['smsAfterMinutes']]);
    expect((await managed(id))?.state).toBe('draft');
    await server.db.execute(
      sql`UPDATE conference_notice SET state = 'scheduled', scheduled_at = now() - interval '1 minute' WHERE id = ${id}`,
    );
    await sendDueNotices(server.db);
    expect(await managed(id)).toMatchObject({ state: 'sent', smsAfterMinutes: null });
    await sent({ priority: 'urgent' });
  });
});
