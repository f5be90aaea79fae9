import { getMyConference } from '@tuyuan/contract/conference/my-conference.ts';
import * as mobile from '@tuyuan/contract/conference/user-mobile.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { insertAttendee } from '../../../fixtures/conference.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { plantConference, plantTicketType } from '../../../testing/plant-conference.ts';
import { plantTicketHolder } from '../../../testing/plant-ticket-holder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const field = (key: string, change: string, editableUntil: string | null = null) => ({
  key,
  label: key,
  help: '',
  type: 'text',
  isRequired: false,
  options: [],
  change,
  editableUntil,
});
const form = [
  field('company', 'editable'),
  field('shirt', 'editable', '2020-01-01T00:00:00'),
  field('title', 'locked'),
  field('hotel', 'approval'),
  { ...field('idCardNo', 'approval'), type: 'idCard' },
];

type Phone = Record<'x-conference-session', string>;
let conference: number;
let phone: Phone;
let office: Phone;
beforeEach(async () => {
  conference = await plantConference(server.db, { starts: '-1 hour', form });
  phone = await plantTicketHolder(server.db, { userType: 0, conferenceId: conference });
  office = await plantTicketHolder(server.db, { userType: 4, conferenceId: conference, name: '会务' });
});

const own = (headers: Phone = phone) => resultOf(server.app, getMyConference, {}, headers);
const update = (answers: object) => callEndpoint(server.app, mobile.updateMyRecord, { answers }, phone);
const wish = (key: string, value: unknown) => callEndpoint(server.app, mobile.requestChange, { key, value }, phone);
const stored = async () => {
  const { holder } = await own();
  const { rows } = await server.db.execute(sql`SELECT answers, company FROM attendee WHERE id = ${holder.userId}`);
  return rows[0];
};
const list = (query: Record<string, unknown> = {}, headers: Phone = office) =>
  resultOf(server.app, mobile.getStaffAttendees, query, headers);

it('changes what is the attendee’s own, and keeps what he did not give', async () => {
  await server.db.execute(sql`UPDATE attendee SET answers = '{"hotel": "A"}' WHERE conference_id = ${conference}`);
  await update({ company: '苏州摄协' });
  expect(await stored()).toEqual({ answers: { hotel: 'A', company: '苏州摄协' }, company: '苏州摄协' });
});

it.each(['shirt', 'title', 'hotel'])(
  'refuses %s, whose time is over or which is not his, at the field',
  async (key) => {
    const refused = await update({ company: 'B', [key]: 'x' });
    expect(refused.code).toBe('Attendee.FieldLocked');
    expect(refused.validationErrors[0]?.members).toEqual([`answers.${key}`]);
    expect(await stored()).toEqual({ answers: {}, company: '' });
  },
);

it('asks the office once for each field, by the last wish, which may be taken back', async () => {
  expect((await wish('company', 'x')).code).toBe('Attendee.FieldLocked');
  expect((await wish('phone', '12')).validationErrors[0]?.members).toEqual(['value']);
  await Promise.all(['甲', '乙', '丙'].map((value) => wish('hotel', value)));
  const { rows } = await server.db.execute(
    sql`SELECT count(*)::int AS count FROM attendee_change c JOIN attendee a ON a.id = c.attendee_id WHERE a.conference_id = ${conference} AND c.state = 'pending'`,
  );
  expect(rows).toEqual([{ count: 1 }]);
  const withdraw = () => callEndpoint(server.app, mobile.withdrawChange, { key: 'hotel' }, phone);
  expect((await Promise.all([withdraw(), withdraw()])).map(({ code }) => code).sort()).toEqual([
    'AttendeeChange.NotFound',
    null,
  ]);
});

it('takes for a name what a registration would', async () => {
  for (const name of ['林\n秋', '林\u202e秋', '长'.repeat(31)])
    expect((await wish('name', name)).validationErrors[0]?.members).toEqual(['value']);
  expect((await wish('name', '林秋')).status).toBe(200);
});

it('leaves the identity number that is wished for out of the log', async () => {
  expect((await wish('idCardNo', '11010119900101004X')).code).toBeNull();
  const { rows } = await server.db.execute(
    sql`SELECT parameters FROM audit_log WHERE action = 'RequestChange' AND parameters ->> 'key' = 'idCardNo'`,
  );
  expect(rows).toEqual([{ parameters: { key: 'idCardNo', value: '110************04X' } }]);
});

it('changes nothing once the conference is over', async () => {
  await server.db.execute(sql`UPDATE conference SET end_time = now() - interval '1 minute' WHERE id = ${conference}`);
  expect((await update({ company: 'x' })).code).toBe('Conference.Over');
  expect((await wish('hotel', 'x')).code).toBe('Conference.Over');
  expect((await own()).isReadOnly).toBe(true);
});

it('shows the staff their own conference only, found by name, badge and the end of the phone, no number whole', async () => {
  await server.db.execute(
    sql`UPDATE attendee SET phone = '13812345678', badge_no = 'A-17' WHERE conference_id = ${conference} AND user_type = 0`,
  );
  await plantTicketHolder(server.db, { userType: 0, name: '外人' });
  for (const keyword of ['林砚', '5678', '13812345678', 'a-17'])
    expect((await list({ keyword })).items.map(({ phone: shown }) => shown)).toEqual(['138****5678']);
  for (const keyword of ['1381234', '234567', '%', '外人']) expect((await list({ keyword })).items).toEqual([]);
});

it('moves somebody to another ticket type, if a place is left there, and gives his to who waits', async () => {
  const [small, full] = [
    await plantTicketType(server.db, conference, { name: '嘉宾', userType: 1, capacity: 1 }),
    await plantTicketType(server.db, conference, { name: '满', capacity: 0 }),
  ];
  const { holder } = await own();
  const { rows } = await server.db.execute(sql`SELECT ticket_type_id AS id FROM attendee WHERE id = ${holder.userId}`);
  const before = z.object({ id: z.int() }).parse(rows[0]).id;
  await server.db.execute(sql`UPDATE ticket_type SET capacity = 1, taken = 1 WHERE id = ${before}`);
  await insertAttendee(server.db, {
    conferenceId: conference,
    ticketTypeId: before,
    state: 'waitlisted',
    name: '候补',
  });
  const place = (ticketTypeId: number) =>
    callEndpoint(
      server.app,
      mobile.placeAttendee,
      { id: holder.userId, ticketTypeId, hall: '一号厅', seat: '3-12' },
      office,
    );
  expect((await place(full)).code).toBe('Conference.Full');
  expect((await place(small)).result).toMatchObject({ userType: 1, hall: '一号厅', seat: '3-12' });
  const seated = await callEndpoint(server.app, mobile.placeAttendee, { id: holder.userId, seat: '' }, office);
  expect(seated.result).toMatchObject({ userType: 1, hall: '一号厅', seat: '' });
  const { items } = await list({ keyword: '候补' });
  expect(items).toMatchObject([{ state: 'ticketed', hasTicket: true }]);
  const counts = await server.db.execute(
    sql`SELECT id, taken FROM ticket_type WHERE id IN (${before}, ${small}) ORDER BY id`,
  );
  expect(counts.rows).toEqual([
    { id: before, taken: 1 },
    { id: small, taken: 1 },
  ]);
});

it('sends a ticket again five times a day, and only to who has a phone', async () => {
  const { holder } = await own();
  const resend = () => callEndpoint(server.app, mobile.resendTicket, { id: holder.userId }, office);
  expect((await resend()).code).toBe('Attendee.NoPhone');
  await server.db.execute(sql`UPDATE attendee SET phone = '13812345679' WHERE id = ${holder.userId}`);
  const codes = await Promise.all(Array.from({ length: 7 }, async () => (await resend()).code));
  expect(codes.filter((code) => code === null)).toHaveLength(5);
  expect(codes.filter((code) => code === 'Request.TooMany')).toHaveLength(2);
});

it('tells the staff’s hub of whom the office changed, and of nobody where it was refused', async () => {
  const { holder } = await own();
  const told = async () => {
    const channel = `conferenceStaff/conference:${conference}`;
    const { rows } = await server.db.execute(
      sql`SELECT payload FROM hub_event WHERE channel = ${channel} AND name = 'attendeeChanged'`,
    );
    return rows.length;
  };
  const reason = '补办';
  await callEndpoint(server.app, mobile.revokeTicket, { id: holder.userId, reason }, office);
  expect(await told()).toBe(1);
  expect((await callEndpoint(server.app, mobile.revokeTicket, { id: holder.userId, reason }, office)).code).toBe(
    'Ticket.NotFound',
  );
  expect(await told()).toBe(1);
  await callEndpoint(server.app, mobile.reissueTicket, { id: holder.userId, reason }, office);
  expect(await told()).toBe(2);
});

it('gives one new ticket however often the same wish arrives, and keeps its code nowhere in the clear', async () => {
  const { holder } = await own();
  const wish = { id: holder.userId, reason: '手机丢失' };
  const retry = () => resultOf(server.app, mobile.reissueTicket, wish, { ...office, 'idempotency-key': 'lost-answer' });
  const codes = [(await retry()).code, (await retry()).code];
  expect(codes[1]).toBe(codes[0]);
  const { rows } = await server.db.execute(
    sql`SELECT count(*)::int AS tickets FROM ticket WHERE attendee_id = ${holder.userId} AND revoked_reason <> '手机丢失'`,
  );
  expect(rows).toEqual([{ tickets: 1 }]);
  const kept = await server.db.execute(sql`SELECT answer::text AS text FROM idempotency_key WHERE key = 'lost-answer'`);
  expect(kept.rows).toHaveLength(1);
  expect(JSON.stringify(kept.rows)).not.toContain(codes[0]);
});
