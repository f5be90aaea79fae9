import { randomBytes } from 'node:crypto';
import { requestAccountDeletion, requestDataExport } from '@tuyuan/contract/account/account-safety.ts';
import { getProfile } from '@tuyuan/contract/account/front-user.ts';
import { deleteUsers } from '@tuyuan/contract/account/user-management.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { tidyAccountsJob } from '../../../account-jobs.ts';
import { insertAttendee, insertTicket } from '../../../fixtures/conference.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { plantConference, plantTicketType } from '../../../testing/plant-conference.ts';
import { startTestServer, type TestServer, testPassword } from '../../../testing/test-server.ts';
import { untilWaiting } from '../../../testing/until-waiting.ts';

const Row = z.object({ id: z.int() });
const over = { starts: '-3 days', ends: '-1 day', regStarts: '-9 days', regEnds: '-4 days' };
const running = { starts: '-1 hour', ends: '1 day', regStarts: '-9 days', regEnds: '-4 days' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOGIN_ATTEMPTS_PER_MINUTE: '1000' });
});
afterAll(() => server.stop());

async function inserted(query: ReturnType<typeof sql>): Promise<number> {
  return Row.parse((await server.db.execute(query)).rows[0]).id;
}

async function person(userName: string, phone: string) {
  const headers = await server.logInAs(userName, ['user']);
  const { id } = await resultOf(server.app, getProfile, {}, headers);
  await server.db.execute(sql`UPDATE app_user SET phone = ${phone} WHERE id = ${id}`);
  return { headers, id, phone };
}

interface Attendance {
  conference: number;
  name: string;
  phone: string;
  /** Null if the office created the attendee. */
  userId: number | null;
  state?: string;
  type?: number;
}

/** Inserts an attendee, with a ticket if the state has one. */
async function attends({ conference, name, phone, userId, state = 'ticketed', type }: Attendance) {
  const typeId = type ?? (await plantTicketType(server.db, conference));
  const id = await insertAttendee(server.db, {
    ...{ conferenceId: conference, ticketTypeId: typeId, userId, state, name, phone, company: '江南影社' },
    answers: { school: '杭州' },
  });
  if (state !== 'ticketed') return id;
  await server.db.execute(sql`UPDATE ticket_type SET taken = taken + 1 WHERE id = ${typeId}`);
  await insertTicket(server.db, { conferenceId: conference, attendeeId: id });
  return id;
}

/** Inserts data of every kind: scan, question, vote, trip, stay. */
async function lives(conference: number, attendee: number): Promise<void> {
  const point = await inserted(sql`
    INSERT INTO sign_point (conference_id, kind, name, opens_at, closes_at) VALUES (${conference}, 'door', '东门', now(), now() + interval '1 hour') RETURNING id`);
  await server.db.execute(sql`
    INSERT INTO scan (conference_id, sign_point_id, ticket_id, nonce, method, reason, scanned_at)
    SELECT ${conference}, ${point}, id, gen_random_uuid(), 'qr', 'ok', now() FROM ticket WHERE attendee_id = ${attendee}`);
  const room = await inserted(sql`
    INSERT INTO interaction_room (conference_id, name) VALUES (${conference}, '一号厅') RETURNING id`);
  const question = await inserted(sql`
    INSERT INTO question (room_id, attendee_id, text, state) VALUES (${room}, ${attendee}, '怎么拍雾？', 'shown') RETURNING id`);
  await server.db.execute(sql`INSERT INTO question_vote (question_id, attendee_id) VALUES (${question}, ${attendee})`);
  await server.db.execute(sql`
    INSERT INTO traffic_itinerary (attendee_id, direction, mode, number, note) VALUES (${attendee}, 'arrival', 'train', 'G7355', '带轮椅')`);
  await server.db.execute(sql`
    INSERT INTO attendee_change (attendee_id, field, old_value, new_value) VALUES (${attendee}, 'hotel', '""', '"单间"')`);
  await server.db.execute(
    sql`INSERT INTO stay_wish (attendee_id, needs_room, mate_name) VALUES (${attendee}, true, '老周')`,
  );
}

const attendeeRow = async (id: number) =>
  (await server.db.execute(sql`SELECT state, name, phone, company, answers, user_id FROM attendee WHERE id = ${id}`))
    .rows[0];
const counted = async (conference: number) =>
  (
    await server.db.execute(sql`
      SELECT (SELECT count(*)::int FROM attendee WHERE conference_id = c.id AND state = 'ticketed') AS ticketed,
        (SELECT count(*)::int FROM ticket WHERE conference_id = c.id AND revoked_at IS NULL) AS tickets,
        (SELECT count(*)::int FROM scan WHERE conference_id = c.id) AS scans,
        (SELECT count(*)::int FROM question q JOIN interaction_room r ON r.id = q.room_id WHERE r.conference_id = c.id) AS questions,
        (SELECT count(*)::int FROM question_vote v JOIN question q ON q.id = v.question_id JOIN interaction_room r ON r.id = q.room_id
          WHERE r.conference_id = c.id) AS votes
      FROM conference c WHERE c.id = ${conference}`)
  ).rows[0];
const outbox = async (phone: string) =>
  (await server.db.execute(sql`SELECT count(*)::int AS count FROM sms_outbox WHERE phone = ${phone}`)).rows[0]?.count;

async function tidy(): Promise<void> {
  await server.ingest.jobs.enqueue(server.db, tidyAccountsJob, 'tenant_default', {});
  await expect.poll(() => server.ingest.jobs.pending(tidyAccountsJob), { timeout: 20_000 }).toBe(0);
}
async function deleteAccount(headers: { authorization: string }): Promise<void> {
  await resultOf(server.app, requestAccountDeletion, { password: testPassword }, headers);
  await server.db.execute(sql`UPDATE app_user SET deletion_at = deletion_at - interval '7 days'`);
  await tidy();
}

it('exports what conferences keep on the user, also under what the office wrote down for his phone, and nothing of others', async () => {
  const { headers, id, phone } = await person('exporter', '13700000001');
  const [own, written] = [
    await plantConference(server.db, over),
    await plantConference(server.db, { title: '内部会' }),
  ];
  const attendee = await attends({ conference: own, name: '林砚秋', phone: '13700000091', userId: id });
  await lives(own, attendee);
  await attends({ conference: written, name: '林老师', phone, userId: null });
  const type = await plantTicketType(server.db, own, { name: '嘉宾票' });
  await attends({ conference: own, name: '外人', phone: '13700000092', userId: null, type });
  const { url } = await resultOf(server.app, requestDataExport, { password: testPassword }, headers);
  const { body } = await server.app.inject({ url, headers });
  const data = JSON.parse(body);
  expect(data).toMatchObject({
    registrations: [
      { name: '林砚秋', company: '江南影社', answers: { school: '杭州' } },
      { name: '林老师', conference: '内部会' },
    ],
    scans: [{ sign_point: '东门', reason: 'ok' }],
    questions: [{ text: '怎么拍雾？' }],
    questionVotes: [{ question: '怎么拍雾？' }],
    itineraries: [{ number: 'G7355', note: '带轮椅' }],
    stayWishes: [{ mate_name: '老周' }],
    stays: [],
    sessionStars: [],
  });
  expect(data.tickets).toHaveLength(2);
  expect(body).not.toMatch(/外人|13700000092|code_hash|sealed/);
});

it('leaves nothing of who he was in a conference that is over, and every count as it was', async () => {
  const { headers, id } = await person('past', '13700000002');
  const conference = await plantConference(server.db, over);
  const attendee = await attends({ conference, name: '魏明远', phone: '13700000093', userId: id });
  await lives(conference, attendee);
  await server.db.execute(sql`
    INSERT INTO idempotency_key (user_id, route, key, request_hash, answer)
    SELECT -id, '/api/services/app/conferenceUserMobile/PlaceAttendee', 'past', '', '{"name": "魏明远"}' FROM ticket WHERE attendee_id = ${attendee}`);
  const before = await counted(conference);
  await deleteAccount(headers);
  expect((await server.db.execute(sql`SELECT FROM idempotency_key WHERE key = 'past'`)).rowCount).toBe(0);
  expect(await attendeeRow(attendee)).toEqual({
    state: 'ticketed',
    name: '已注销用户',
    phone: '',
    company: '',
    answers: {},
    user_id: id,
  });
  expect(await counted(conference)).toEqual(before);
  expect(before).toEqual({ ticketed: 1, tickets: 1, scans: 1, questions: 1, votes: 1 });
  const { rows } = await server.db.execute(sql`
    SELECT i.number, i.note, w.mate_name, x.new_value FROM traffic_itinerary i JOIN stay_wish w ON w.attendee_id = i.attendee_id
    JOIN attendee_change x ON x.attendee_id = i.attendee_id
    WHERE i.attendee_id = ${attendee}`);
  expect(rows).toEqual([{ number: '', note: '', mate_name: '', new_value: '' }]);
});

it('leaves neither his name nor his words where he worked', async () => {
  const { headers, id } = await person('worker', '13700000008');
  const conference = await plantConference(server.db, over);
  const staff = { conference, userId: null, type: await plantTicketType(server.db, conference, { userType: 2 }) };
  const gone = await attends({ ...staff, name: '程远', phone: '13700000096', userId: id });
  const stays = await attends({ ...staff, name: '谢安', phone: '13700000097' });
  await server.db.execute(sql`UPDATE attendee SET decided_reason = '程远是理事' WHERE id = ${gone}`);
  const point = await inserted(sql`
    INSERT INTO sign_point (conference_id, kind, name, opens_at, closes_at) VALUES (${conference}, 'door', '东门', now(), now() + interval '1 hour') RETURNING id`);
  const letsIn = async (scanner: number, guest: number, name: string) => {
    const scan = await inserted(sql`
      INSERT INTO scan (conference_id, sign_point_id, ticket_id, nonce, method, reason, scanned_at, staff_attendee_id)
      SELECT ${conference}, ${point}, id, gen_random_uuid(), 'qr', 'ok', now(), ${scanner} FROM ticket WHERE attendee_id = ${guest} RETURNING id::int`);
    await server.db.execute(sql`
      INSERT INTO admission (conference_id, sign_point_id, ticket_id, cycle, scan_id, staff_name, method, admitted_at)
      SELECT ${conference}, ${point}, id, 1, ${scan}, ${name}, 'qr', now() FROM ticket WHERE attendee_id = ${guest}`);
  };
  await letsIn(gone, stays, '程远');
  await letsIn(stays, gone, '谢安');
  const post = await inserted(sql`
    INSERT INTO duty_post (conference_id, place, work, code) VALUES (${conference}, '东门', '核验', ${randomBytes(16).toString('hex')}) RETURNING id`);
  const shift = await inserted(sql`
    INSERT INTO duty_shift (post_id, starts_at, ends_at, needed) VALUES (${post}, now(), now() + interval '1 hour', 2) RETURNING id`);
  const entryOf = (attendee: number) =>
    inserted(sql`
      INSERT INTO duty_entry (shift_id, attendee_id, state, late_reason, changed_reason)
      VALUES (${shift}, ${attendee}, 'onDuty', '孩子发烧', '已到') RETURNING id`);
  const swap = (entry: number, to: number | null) =>
    server.db.execute(sql`
      INSERT INTO duty_swap (entry_id, to_attendee_id, state, reason, answer) VALUES (${entry}, ${to}, 'rejected', '家里有事', '程远不能换')`);
  const [own, others] = [await entryOf(gone), await entryOf(stays)];
  await swap(own, null);
  await swap(others, gone);
  await swap(others, null);
  await deleteAccount(headers);
  const kept = await server.db.execute(sql`
    SELECT (SELECT array_agg(staff_name ORDER BY id) FROM admission WHERE conference_id = ${conference}) AS staff,
      (SELECT array_agg(late_reason || changed_reason ORDER BY id) FROM duty_entry WHERE shift_id = ${shift}) AS duties,
      (SELECT array_agg(reason || answer ORDER BY w.id) FROM duty_swap w JOIN duty_entry e ON e.id = w.entry_id WHERE e.shift_id = ${shift}) AS swaps,
      (SELECT decided_reason FROM attendee WHERE id = ${gone}) AS decided`);
  expect(kept.rows).toEqual([
    { staff: ['', '谢安'], duties: ['', '孩子发烧已到'], swaps: ['', '', '家里有事程远不能换'], decided: '' },
  ]);
});

it('gives up his place in a conference ahead, tells him, and forgets him once he is told', async () => {
  const { headers, id, phone } = await person('ahead', '13700000003');
  const conference = await plantConference(server.db);
  const type = await plantTicketType(server.db, conference, { capacity: 1 });
  const attendee = await attends({ conference, name: '孟秋', phone, userId: id, type });
  const waiting = await attends({
    conference,
    name: '候补',
    phone: '13700000094',
    userId: null,
    type,
    state: 'waitlisted',
  });
  const written = await plantConference(server.db, { title: '内部会' });
  const unclaimed = await attends({ conference: written, name: '孟老师', phone, userId: null });
  await deleteAccount(headers);
  expect(await attendeeRow(attendee)).toMatchObject({ state: 'cancelled' });
  expect(await attendeeRow(unclaimed)).toMatchObject({ state: 'cancelled' });
  expect(await attendeeRow(waiting)).toMatchObject({ state: 'ticketed', name: '候补' });
  await expect.poll(() => outbox(phone), { timeout: 10_000 }).toBe(2);
  await tidy();
  for (const one of [attendee, unclaimed])
    expect(await attendeeRow(one)).toMatchObject({ state: 'cancelled', name: '已注销用户', phone: '', answers: {} });
  expect(await outbox(phone)).toBe(0);
  expect(await attendeeRow(waiting)).toMatchObject({ name: '候补', phone: '13700000094' });
});

it('gives up every place that is his, also one the office gave him again, and leaves the office’s that stands beside his own', async () => {
  const { headers, id, phone } = await person('again', '13700000006');
  const conference = await plantConference(server.db);
  const type = await plantTicketType(server.db, conference, { capacity: 2 });
  const mine = { conference, name: '陆白', phone, type };
  const rows = [
    await attends({ ...mine, userId: null, state: 'rejected' }),
    await attends({ ...mine, userId: id, state: 'cancelled' }),
    await attends({ ...mine, userId: null }),
  ];
  const other = await plantConference(server.db, { title: '内部会' });
  await attends({ conference: other, name: '陆白', phone: '13700000095', userId: id });
  const others = await plantTicketType(server.db, other, { name: '嘉宾票' });
  const beside = await attends({ conference: other, name: '陆老师', phone, userId: null, type: others });
  await deleteAccount(headers);
  expect(await attendeeRow(rows[2] ?? 0)).toMatchObject({ state: 'cancelled' });
  expect((await server.db.execute(sql`SELECT taken FROM ticket_type WHERE id = ${type}`)).rows).toEqual([{ taken: 0 }]);
  await expect.poll(() => outbox(phone), { timeout: 10_000 }).toBe(1);
  await tidy();
  for (const row of rows) expect(await attendeeRow(row)).toMatchObject({ name: '已注销用户', phone: '', answers: {} });
  expect(await attendeeRow(beside)).toMatchObject({ state: 'ticketed', name: '陆老师', user_id: null });
});

it('forgets also who is never told: of a rehearsal, and whose phone the office took away', async () => {
  const { headers, id, phone } = await person('untold', '13700000007');
  const rehearsal = await plantConference(server.db, { ...over, isRehearsal: true });
  const conference = await plantConference(server.db, over);
  const rows = [
    await attends({ conference: rehearsal, name: '白露', phone, userId: id }),
    await attends({ conference, name: '白露', phone: '', userId: id }),
  ];
  for (const row of rows)
    await server.db.execute(sql`INSERT INTO attendee_message (attendee_id, kind) VALUES (${row}, 'ticketed')`);
  await deleteAccount(headers);
  for (const row of rows) expect(await attendeeRow(row)).toMatchObject({ name: '已注销用户', phone: '', answers: {} });
});

it('forgets once, also who came under the name that the forgotten have', async () => {
  const { headers, id, phone } = await person('nobody', '13700000009');
  const conference = await plantConference(server.db, over);
  const attendee = await attends({ conference, name: '已注销用户', phone, userId: id });
  await deleteAccount(headers);
  expect(await attendeeRow(attendee)).toMatchObject({ name: '已注销用户', phone: '', company: '', answers: {} });
  const forgottenAt = async () =>
    (await server.db.execute(sql`SELECT forgotten_at::text FROM attendee WHERE id = ${attendee}`)).rows;
  const first = await forgottenAt();
  await tidy();
  expect(await forgottenAt()).toEqual(first);
});

it('lets him attend a conference that is on to its end, also where an administrator deletes the account', async () => {
  const { id, phone } = await person('present', '13700000005');
  const conference = await plantConference(server.db, running);
  const attendee = await attends({ conference, name: '何其', phone, userId: id });
  const admin = await server.logInAs('deleter', ['admin']);
  expect((await callEndpoint(server.app, deleteUsers, { ids: [id] }, admin)).result).toMatchObject({ succeeded: [id] });
  await tidy();
  expect(await attendeeRow(attendee)).toMatchObject({ state: 'ticketed', name: '何其' });
  await server.db.execute(sql`UPDATE conference SET end_time = now() - interval '1 minute' WHERE id = ${conference}`);
  await tidy();
  expect(await attendeeRow(attendee)).toMatchObject({ state: 'ticketed', name: '已注销用户', phone: '' });
});

describe('deleting accounts in the moment in which the office', () => {
  /** Deletes the accounts while `change` is not committed yet. */
  async function deleteDuring(ids: readonly number[], change: readonly ReturnType<typeof sql>[]) {
    const admin = await server.logInAs(`deleter${ids.join('')}`, ['admin']);
    const { deleting } = await inTransaction(server.db, async (transaction) => {
      for (const statement of change) await transaction.execute(statement);
      const begun = callEndpoint(server.app, deleteUsers, { ids: [...ids] }, admin);
      await untilWaiting(server.db, 1);
      return { deleting: begun };
    });
    return (await deleting).result?.succeeded;
  }
  const stateOf = async (id: number) => (await attendeeRow(id))?.state;

  it('cancels a conference ends the other registrations all the same', async () => {
    const [one, other] = [await person('caught', '13700000010'), await person('neighbour', '13700000011')];
    const cancelled = await plantConference(server.db);
    const conference = await plantConference(server.db);
    await attends({ conference: cancelled, name: '苏木', phone: one.phone, userId: one.id });
    const type = await plantTicketType(server.db, conference);
    const kept = [
      await attends({ conference, name: '苏木', phone: one.phone, userId: one.id, type }),
      await attends({ conference, name: '苏叶', phone: other.phone, userId: other.id, type }),
    ];
    const cancelling = sql`UPDATE conference SET state = 'cancelled' WHERE id = ${cancelled}`;
    expect(await deleteDuring([one.id, other.id], [cancelling])).toEqual([one.id, other.id]);
    for (const id of kept) expect(await stateOf(id)).toBe('cancelled');
  });

  it('changes the type of a ticket ends the registration with that type', async () => {
    const { id, phone } = await person('moved', '13700000012');
    const conference = await plantConference(server.db);
    const type = await plantTicketType(server.db, conference);
    const other = await plantTicketType(server.db, conference, { name: '贵宾票' });
    const attendee = await attends({ conference, name: '苏合', phone, userId: id, type });
    const moving = [
      sql`UPDATE ticket_type SET taken = CASE WHEN id = ${other} THEN 1 ELSE 0 END WHERE id IN (${type}, ${other})`,
      sql`UPDATE attendee SET ticket_type_id = ${other} WHERE id = ${attendee}`,
    ];
    expect(await deleteDuring([id], moving)).toEqual([id]);
    expect(await stateOf(attendee)).toBe('cancelled');
    const { rows } = await server.db.execute(sql`SELECT taken FROM ticket_type WHERE id IN (${type}, ${other})`);
    expect(rows).toEqual([{ taken: 0 }, { taken: 0 }]);
  });
});
