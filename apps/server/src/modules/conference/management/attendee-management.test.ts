import * as actions from '@tuyuan/contract/conference/attendee-actions.ts';
import * as attendees from '@tuyuan/contract/conference/attendees.ts';
import { getManagedConference } from '@tuyuan/contract/conference/conference-management.ts';
import { updateTicketType } from '@tuyuan/contract/conference/ticket-types.ts';
import { getEntityHistory } from '@tuyuan/contract/site/audited-log.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { importCsv } from '../../../testing/import-csv.ts';
import { plantAskingConference, plantAttendee, takenOf } from '../../../testing/plant-attendee.ts';
import { plantTicketType } from '../../../testing/plant-conference.ts';
import { plantTicketHolder } from '../../../testing/plant-ticket-holder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
let staff: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('chief', ['admin']);
  staff = await server.logInAs('desk', ['eventStaff']);
});
afterAll(() => server.stop());

let conference: number;
let type: number;
beforeEach(async () => {
  ({ conference, type } = await plantAskingConference(server.db));
});

const Row = z.object({ id: z.int() });
const attendee = (state: string, fields: { phone?: string } = {}) =>
  plantAttendee(server.db, { ticketTypeId: type, state, ...fields });
const statesOf = async (ids: readonly number[]) => {
  const { rows } = await server.db.execute(
    sql`SELECT state FROM attendee WHERE id = ANY(${sql.param([...ids])}::int[]) ORDER BY id`,
  );
  return rows.map(({ state }) => state);
};
const taken = (id = type) => takenOf(server.db, id);
const list = (query: Record<string, unknown> = {}, headers = admin) =>
  resultOf(server.app, attendees.getManagedAttendees, { conferenceId: conference, ...query }, headers);

describe('decisions', () => {
  it('give applicants tickets while there are places, then the waiting list; each row tells its own result', async () => {
    const ids: number[] = [];
    for (let i = 0; i < 5; i += 1) ids.push(await attendee('applied'));
    const done = await attendee('cancelled');
    const answers = await Promise.all(
      [ids.slice(0, 3), [...ids.slice(2), done, 999_999]].map((some) =>
        resultOf(server.app, actions.approveAttendees, { ids: some }, admin),
      ),
    );
    const failed = answers.flatMap((answer) => answer.failed.map(({ code }) => code)).sort();
    expect(failed).toEqual(['Attendee.NotFound', 'Attendee.StateMismatch', 'Attendee.StateMismatch']);
    const states = await statesOf(ids);
    expect(states.filter((state) => state === 'ticketed')).toHaveLength(3);
    expect(states.filter((state) => state === 'waitlisted')).toHaveLength(2);
    expect(await taken()).toBe(3);
  });

  it('that cancel give the places to who waits', async () => {
    const ids = [
      await attendee('applied'),
      await attendee('applied'),
      await attendee('applied'),
      await attendee('applied'),
    ];
    await resultOf(server.app, actions.approveAttendees, { ids }, admin);
    await resultOf(server.app, actions.cancelAttendees, { ids: ids.slice(0, 1), reason: '来电取消' }, admin);
    expect(await statesOf(ids)).toEqual(['cancelled', 'ticketed', 'ticketed', 'ticketed']);
    expect(await taken()).toBe(3);
    const rejected = await resultOf(server.app, actions.rejectAttendees, { ids: ids.slice(1, 2), reason: 'x' }, admin);
    expect(rejected.failed).toMatchObject([{ code: 'Attendee.StateMismatch' }]);
  });

  it('on wishes are made once, and change what was wished', async () => {
    const id = await attendee('ticketed', { phone: '13822220001' });
    await attendee('ticketed', { phone: '13822220002' });
    const wish = async (field: string, value: string) => {
      const { rows } = await server.db.execute(sql`
        INSERT INTO attendee_change (attendee_id, field, old_value, new_value) VALUES (${id}, ${field}, 'null', ${JSON.stringify(value)}::jsonb) RETURNING id`);
      return Row.parse(rows[0]).id;
    };
    const ids = [await wish('company', '苏州摄协'), await wish('name', '林秋'), await wish('phone', '13822220002')];
    const { items } = await resultOf(server.app, actions.getChangeRequests, { conferenceId: conference }, admin);
    expect(items.map(({ label }) => label)).toEqual(['工作单位', '姓名', '手机号']);
    const answers = await Promise.all([1, 2].map(() => resultOf(server.app, actions.approveChanges, { ids }, admin)));
    expect(answers.flatMap(({ succeeded }) => succeeded).sort()).toEqual(ids.slice(0, 2).sort());
    expect(answers.flatMap(({ failed }) => failed.map(({ code }) => code))).toContain('Attendee.PhoneTaken');
    const { rows } = await server.db.execute(sql`SELECT name, phone, company FROM attendee WHERE id = ${id}`);
    expect(rows).toEqual([{ name: '林秋', phone: '13822220001', company: '苏州摄协' }]);
  });
});

it('asks nobody to answer the wish of one whose registration has ended', async () => {
  const id = await attendee('applied', { phone: '13822220011' });
  const { rows } = await server.db.execute(sql`
    INSERT INTO attendee_change (attendee_id, field, old_value, new_value) VALUES (${id}, 'name', '"林砚秋"', '"林秋"') RETURNING id`);
  const waiting = async () => ({
    listed: (await resultOf(server.app, actions.getChangeRequests, { conferenceId: conference }, admin)).totalCount,
    his: (await list()).items[0]?.pendingChanges,
    all: (await resultOf(server.app, getManagedConference, { id: conference }, admin)).counts.pendingChanges,
  });
  expect(await waiting()).toEqual({ listed: 1, his: 1, all: 1 });
  await resultOf(server.app, actions.cancelAttendees, { ids: [id], reason: '来电取消' }, admin);
  expect(await waiting()).toEqual({ listed: 0, his: 0, all: 0 });
  const ids = [Row.parse(rows[0]).id];
  for (const decided of [
    await resultOf(server.app, actions.approveChanges, { ids }, admin),
    await resultOf(server.app, actions.rejectChanges, { ids, reason: '不改' }, admin),
  ])
    expect(decided.failed).toMatchObject([{ code: 'AttendeeChange.StateMismatch' }]);
});

describe('a conference that is', () => {
  const at = (state: 'cancelled' | 'archived' | 'ended') =>
    server.db.execute(
      state === 'ended'
        ? sql`UPDATE conference SET start_time = now() - interval '2 days', end_time = now() - interval '1 hour' WHERE id = ${conference}`
        : sql`UPDATE conference SET state = ${state} WHERE id = ${conference}`,
    );
  const messages = async () =>
    (
      await server.db.execute(sql`
        SELECT m.kind FROM attendee_message m JOIN attendee a ON a.id = m.attendee_id WHERE a.conference_id = ${conference}`)
    ).rows;

  it.each([
    ['cancelled', 'Conference.Cancelled'],
    ['archived', 'Conference.Over'],
    ['ended', 'Conference.Over'],
  ] as const)('%s takes nobody in and tells nobody he is', async (state, code) => {
    const other = await plantTicketType(server.db, conference, { name: '嘉宾票' });
    const [applied, waiting, ticketed] = [
      await attendee('applied', { phone: '13866660001' }),
      await attendee('waitlisted', { phone: '13866660002' }),
      await attendee('ticketed', { phone: '13866660003' }),
    ];
    await at(state);
    const made = { conferenceId: conference, ticketTypeId: type, name: '王', phone: '13866660004' };
    expect((await callEndpoint(server.app, attendees.createAttendee, made, admin)).code).toBe(code);
    expect(
      (await importCsv(server.app, admin, '姓名,手机,票种\n甲,13866660005,普通票', { conferenceId: conference })).code,
    ).toBe(code);
    const moved = { id: ticketed, ticketTypeId: other, name: '林' };
    expect((await callEndpoint(server.app, attendees.updateAttendee, moved, admin)).code).toBe(code);
    const wider = { id: type, name: '普通票', userType: 0, capacity: 90 };
    expect((await callEndpoint(server.app, updateTicketType, wider, admin)).code).toBe(code);
    for (const answer of [
      await resultOf(server.app, actions.approveAttendees, { ids: [applied] }, admin),
      await resultOf(server.app, actions.cancelAttendees, { ids: [ticketed], reason: 'x' }, admin),
      await resultOf(server.app, actions.rejectAttendees, { ids: [waiting], reason: 'x' }, admin),
    ])
      expect(answer.failed).toMatchObject([{ code }]);
    expect(await statesOf([applied, waiting, ticketed])).toEqual(['applied', 'waitlisted', 'ticketed']);
    expect(await messages()).toEqual([]);
    const still = { id: ticketed, ticketTypeId: type, name: '林砚', hall: '一号厅' };
    expect((await callEndpoint(server.app, attendees.updateAttendee, still, admin)).status).toBe(200);
  });

  it('over gives its ticket holders a new one to read with; one that is cancelled gives none', async () => {
    const id = await attendee('ticketed', { phone: '13866660006' });
    const again = () => resultOf(server.app, actions.reissueTickets, { ids: [id], reason: '遗失' }, admin);
    const resend = () => resultOf(server.app, actions.resendTickets, { ids: [id] }, admin);
    await at('ended');
    expect([(await again()).succeeded, (await resend()).succeeded]).toEqual([[id], [id]]);
    await at('cancelled');
    expect([...(await again()).failed, ...(await resend()).failed].map(({ code }) => code)).toEqual([
      'Conference.Cancelled',
      'Conference.Cancelled',
    ]);
  });
});

it('voids a ticket once, however often the same wish for a new one arrives, and undoes alone what it refuses', async () => {
  const [good, bad] = [
    await attendee('ticketed', { phone: '13866660021' }),
    await attendee('ticketed', { phone: '13866660022' }),
  ];
  const wish = (key: string) =>
    resultOf(
      server.app,
      actions.reissueTickets,
      { ids: [good, bad], reason: '遗失' },
      { ...admin, 'idempotency-key': key },
    );
  await wish('first');
  await server.db.execute(sql`UPDATE attendee SET state = 'cancelled' WHERE id = ${bad}`);
  const answers = await Promise.all([wish('again'), wish('again'), wish('again')]);
  expect(answers.map(({ succeeded, failed }) => [succeeded, failed.map(({ code }) => code)])).toEqual(
    Array.from({ length: 3 }, () => [[good], ['Attendee.StateMismatch']]),
  );
  const { rows } = await server.db.execute(sql`
    SELECT attendee_id AS id, count(*)::int AS tickets, count(*) FILTER (WHERE revoked_at IS NULL)::int AS valid
    FROM ticket WHERE attendee_id IN (${good}, ${bad}) GROUP BY 1 ORDER BY 1`);
  expect(rows).toEqual([
    { id: good, tickets: 2, valid: 1 },
    { id: bad, tickets: 1, valid: 1 },
  ]);
});

it('gives who waits the ticket of another type at once where there is one, in the order of its list', async () => {
  const [open, listed, listless] = [
    await plantTicketType(server.db, conference, { name: '嘉宾票', capacity: 1 }),
    await plantTicketType(server.db, conference, { name: '夜场票', capacity: 0 }),
    await plantTicketType(server.db, conference, { name: '专场票', capacity: 0, hasWaitlist: false }),
  ];
  const [first, second] = [
    await attendee('waitlisted', { phone: '13866660007' }),
    await attendee('waitlisted', { phone: '13866660008' }),
  ];
  const move = (id: number, ticketTypeId: number) =>
    callEndpoint(server.app, attendees.updateAttendee, { id, ticketTypeId, name: '林' }, admin);
  expect((await move(first, open)).result).toMatchObject({ state: 'ticketed', hasTicket: true });
  expect(await taken(open)).toBe(1);
  expect((await move(second, open)).result).toMatchObject({ state: 'waitlisted', waitlistPosition: 1 });
  expect((await move(second, listless)).code).toBe('Conference.Full');
  expect((await move(second, listed)).result).toMatchObject({ state: 'waitlisted', ticketTypeId: listed });
});

it('changes of somebody only what is sent', async () => {
  const id = await attendee('ticketed', { phone: '13822220019' });
  const change = (fields: Record<string, unknown>) =>
    resultOf(server.app, attendees.updateAttendee, { id, ...fields }, admin);
  const before = await change({ hall: '一号厅', hostPhone: '0512-1', answers: { company: 'A' } });
  expect(await change({ seat: 'A-12' })).toEqual({ ...before, seat: 'A-12' });
  expect(await change({ hall: '' })).toEqual({ ...before, seat: 'A-12', hall: '' });
});

it('shows wishes with their numbers masked to who may not see them', async () => {
  const id = await attendee('ticketed', { phone: '13822220009' });
  for (const [field, before, after] of [
    ['phone', '13822220009', '13822220010'],
    ['idCardNo', '110101199001011237', '11010119900101123X'],
  ])
    await server.db.execute(sql`
      INSERT INTO attendee_change (attendee_id, field, old_value, new_value)
      VALUES (${id}, ${field}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`);
  const wishes = async (headers: { authorization: string }) =>
    (await resultOf(server.app, actions.getChangeRequests, { conferenceId: conference }, headers)).items.map(
      ({ oldValue, newValue }) => [oldValue, newValue],
    );
  expect(await wishes(admin)).toContainEqual(['13822220009', '13822220010']);
  expect(await wishes(staff)).toEqual([
    ['138****0009', '138****0010'],
    ['110************237', '110************23X'],
  ]);
});

describe('the list', () => {
  it('masks numbers for who may not see them, and finds them only by their end', async () => {
    await attendee('ticketed', { phone: '13833330001' });
    expect((await list({ keyword: '0001' })).items[0]?.phone).toBe('13833330001');
    expect((await list({ keyword: '0001' }, staff)).items[0]?.phone).toBe('138****0001');
    expect((await list({ keyword: '1383333' }, staff)).items).toEqual([]);
  });

  it('keeps a history of each attendee apart from that of the conference with the same number', async () => {
    const id = await attendee('applied');
    await resultOf(server.app, actions.rejectAttendees, { ids: [id], reason: '不符合条件' }, admin);
    const history = (kind: string) => resultOf(server.app, getEntityHistory, { kind, id }, admin);
    expect((await history('attendee')).items.map(({ action }) => action)).toEqual(['RejectAttendees']);
    expect((await history('conferenceManagement')).items.map(({ action }) => action)).not.toContain('RejectAttendees');
  });

  it('tells which phones are logged in with somebody’s ticket, of the one that holds', async () => {
    await plantTicketHolder(server.db, { conferenceId: conference, userType: 0, name: '有手机的人' });
    const attendeeId = (await list({ keyword: '有手机的人' })).items[0]?.id ?? 0;
    const { items } = await resultOf(server.app, attendees.getAttendeeSessions, { id: attendeeId }, staff);
    expect(items).toHaveLength(1);
    await resultOf(server.app, actions.revokeTickets, { ids: [attendeeId], reason: '遗失' }, admin);
    expect((await resultOf(server.app, attendees.getAttendeeSessions, { id: attendeeId }, staff)).items).toEqual([]);
    expect((await callEndpoint(server.app, attendees.getAttendeeSessions, { id: 999_999 }, staff)).code).toBe(
      'Attendee.NotFound',
    );
  });

  it('is exported as it is filtered, by a link that is good once', async () => {
    await attendee('ticketed', { phone: '13833330002' });
    await attendee('cancelled');
    const { path } = await resultOf(
      server.app,
      attendees.exportAttendees,
      { conferenceId: conference, states: ['ticketed'], format: 'csv' },
      staff,
    );
    const cookie = `authorization=${staff.authorization.slice(7)}`;
    const file = await server.app.inject({ method: 'GET', url: path, headers: { cookie } });
    const lines = file.body.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('138****0002');
  });
});

describe('its file', () => {
  const fileOf = async (headers: { authorization: string }) => {
    const asked = { conferenceId: conference, format: 'csv' };
    const { path } = await resultOf(server.app, attendees.exportAttendees, asked, headers);
    const cookie = `authorization=${headers.authorization.slice(7)}`;
    const { body } = await server.app.inject({ method: 'GET', url: path, headers: { cookie } });
    const [headings = '', ...lines] = body.replace('\uFEFF', '').trim().split('\r\n');
    return lines.map((line) => {
      const cells = line.split(',');
      return new Map(headings.split(',').map((heading, place) => [heading, cells[place]]));
    });
  };

  it('has a column for each own question, masked for who may not see it; the rest are answers nobody asks for now', async () => {
    const id = await attendee('ticketed', { phone: '13833330003' });
    const answers = { company: '苏州摄协', interests: ['风光', '人像'], idCardNo: '11010519491231002X', room: '单间' };
    await server.db.execute(sql`UPDATE attendee SET answers = ${JSON.stringify(answers)}::jsonb WHERE id = ${id}`);
    const [open] = await fileOf(admin);
    expect(open?.get('兴趣')).toBe('风光、人像');
    expect(open?.get('身份证号')).toBe('11010519491231002X');
    expect(open?.get('其他回答')).toBe('room: 单间');
    expect(open?.has('工作单位')).toBe(false);
    expect((await fileOf(staff))[0]?.get('身份证号')).toBe('110************02X');
  });
});

describe('by hand', () => {
  const make = (fields: Record<string, unknown> = {}) =>
    callEndpoint(
      server.app,
      attendees.createAttendee,
      { conferenceId: conference, ticketTypeId: type, name: '王', ...fields },
      admin,
    );

  it('a place is taken as by everybody, and a phone once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => make()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'Conference.Full')).toHaveLength(2);
    const roomy = await plantTicketType(server.db, conference, { name: '嘉宾', userType: 1 });
    const twice = await Promise.all([1, 2].map(() => make({ ticketTypeId: roomy, phone: '13844440001' })));
    expect(twice.map(({ code }) => code).sort()).toEqual(['Attendee.PhoneTaken', null]);
  });

  it('an attendee is changed without losing what was shown masked', async () => {
    const made = await make({ phone: '13844440002', answers: { company: 'A', idCardNo: '11010519491231002X' } });
    const id = made.result?.id ?? 0;
    const shown = await resultOf(server.app, attendees.getManagedAttendee, { id }, staff);
    expect(shown.answers.idCardNo).toBe('110************02X');
    await resultOf(
      server.app,
      attendees.updateAttendee,
      { id, ticketTypeId: type, name: '王五', hall: '一号厅', answers: { ...shown.answers, company: 'B' } },
      staff,
    );
    const after = await resultOf(server.app, attendees.getManagedAttendee, { id }, admin);
    expect(after).toMatchObject({
      name: '王五',
      hall: '一号厅',
      phone: '13844440002',
      company: 'B',
      answers: { company: 'B', idCardNo: '11010519491231002X' },
    });
  });
});
