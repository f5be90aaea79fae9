import { randomBytes } from 'node:crypto';
import * as conferenceData from '@tuyuan/contract/conference/conference-data.ts';
import * as publishing from '@tuyuan/contract/conference/publishing.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { insertAttendee } from '../../../fixtures/conference.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { openSecretBox } from '../../../platform/secret-box.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { plantConference, plantTicketType } from '../../../testing/plant-conference.ts';
import { type Person, plantPeople } from '../../../testing/plant-people.ts';
import { smsTo } from '../../../testing/receive-sms.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { untilWaiting } from '../../../testing/until-waiting.ts';
import { fillPlaces, lockPlaces } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
// The answers to later registrants rely on `waiting_count`.
afterEach(async () => {
  const { rows } = await server.db.execute(sql`
    SELECT t.id FROM ticket_type t WHERE (SELECT coalesce(sum(waiting), 0) FROM waiting_count WHERE ticket_type_id = t.id)
      <> (SELECT count(*) FROM attendee WHERE ticket_type_id = t.id AND state = 'waitlisted')`);
  expect(rows).toEqual([]);
});

const people = (count: number) => plantPeople(server.db, count);
async function person(): Promise<Person> {
  const [one] = await people(1);
  if (!one) throw new Error('nobody');
  return one;
}

const headersOf = ({ authorization }: Person) => ({ authorization });
const register = (one: Person, conferenceId: number, ticketTypeId: number, fields: Record<string, unknown> = {}) =>
  callEndpoint(
    server.app,
    conferenceData.registerForConference,
    { conferenceId, ticketTypeId, name: '林砚秋', ...fields },
    headersOf(one),
  );
const cancel = (one: Person, conferenceId: number) =>
  callEndpoint(server.app, conferenceData.cancelRegistration, { conferenceId }, headersOf(one));
const mine = async (one: Person, conferenceId: number) =>
  (await callEndpoint(server.app, conferenceData.getMyRegistration, { conferenceId }, headersOf(one))).result;
const taken = async (typeId: number) => {
  const { rows } = await server.db.execute(sql`SELECT taken FROM ticket_type WHERE id = ${typeId}`);
  return z.object({ taken: z.int() }).parse(rows[0]).taken;
};

describe('places', () => {
  it('are given to exactly as many as there are, the others wait in their order, however many come at once', async () => {
    const conference = await plantConference(server.db);
    const type = await plantTicketType(server.db, conference, { capacity: 5 });
    const all = await people(24);
    const answers = await Promise.all(all.map((one) => register(one, conference, type)));
    const states = answers.map(({ result }) => result?.state);
    expect(states.filter((state) => state === 'ticketed')).toHaveLength(5);
    expect(states.filter((state) => state === 'waitlisted')).toHaveLength(19);
    expect(await taken(type)).toBe(5);
    const { rows } = await server.db.execute(sql`
      SELECT count(*)::int AS tickets FROM ticket k JOIN attendee a ON a.id = k.attendee_id WHERE a.ticket_type_id = ${type}`);
    expect(rows).toEqual([{ tickets: 5 }]);
    const places = await Promise.all(all.map(async (one) => (await mine(one, conference))?.waitlistPosition ?? 0));
    expect(places.filter((place) => place > 0).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 19 }, (_, i) => i + 1),
    );
  });

  it('that become free go to who waits longest, though others register in the same moment', async () => {
    const conference = await plantConference(server.db);
    const type = await plantTicketType(server.db, conference, { capacity: 3 });
    const [first, second, third, ...rest] = await people(16);
    if (!first || !second || !third) throw new Error('nobody');
    for (const one of [first, second, third])
      expect((await register(one, conference, type)).result?.state).toBe('ticketed');
    const waiting = rest.slice(0, 4);
    for (const one of waiting) expect((await register(one, conference, type)).result?.state).toBe('waitlisted');
    const late = rest.slice(4);
    await Promise.all([
      cancel(first, conference),
      ...late.slice(0, 4).map((one) => register(one, conference, type)),
      cancel(second, conference),
      ...late.slice(4).map((one) => register(one, conference, type)),
      cancel(third, conference),
    ]);
    const states = await Promise.all(waiting.map(async (one) => (await mine(one, conference))?.state));
    expect(states).toEqual(['ticketed', 'ticketed', 'ticketed', 'waitlisted']);
    for (const one of late) expect((await mine(one, conference))?.state).toBe('waitlisted');
    expect(await taken(type)).toBe(3);
    expect((await mine(first, conference))?.state).toBe('cancelled');
  });

  it('are never left over when everybody gives up and comes at once', async () => {
    const conference = await plantConference(server.db);
    const type = await plantTicketType(server.db, conference, { capacity: 4 });
    const all = await people(20);
    for (const one of all.slice(0, 8)) await register(one, conference, type);
    await Promise.all([
      ...all.slice(0, 8).map((one) => cancel(one, conference)),
      ...all.slice(8).map((one) => register(one, conference, type)),
    ]);
    const states = await Promise.all(all.slice(8).map(async (one) => (await mine(one, conference))?.state));
    expect(states.filter((state) => state === 'ticketed')).toHaveLength(4);
    expect(await taken(type)).toBe(4);
  });

  it('stay empty when somebody gives his up after the conference was cancelled', async () => {
    const conference = await plantConference(server.db);
    const type = await plantTicketType(server.db, conference, { capacity: 1 });
    const [first, second] = await people(2);
    if (!first || !second) throw new Error('nobody');
    await register(first, conference, type);
    await register(second, conference, type);
    await server.db.execute(sql`UPDATE conference SET state = 'cancelled' WHERE id = ${conference}`);
    expect((await cancel(first, conference)).status).toBe(200);
    expect((await mine(second, conference))?.state).toBe('waitlisted');
    expect(await taken(type)).toBe(0);
  });

  describe('while the office cancels the conference', () => {
    const cancelConference = async (id: number) =>
      callEndpoint(
        server.app,
        publishing.cancelConference,
        { id, reason: '台风' },
        await server.logInAs('chief', ['admin']),
      );
    const toldOf = async (phone: string) => {
      const { rows } = await server.db.execute(sql`
        SELECT m.kind FROM attendee_message m JOIN attendee a ON a.id = m.attendee_id WHERE a.phone = ${phone} ORDER BY m.id`);
      return rows.map(({ kind }) => kind);
    };

    it('are given to nobody who would not hear of it', async () => {
      const conference = await plantConference(server.db);
      const type = await plantTicketType(server.db, conference);
      const one = await person();
      const { registering, cancelling } = await inTransaction(server.db, async (transaction) => {
        await lockPlaces(transaction, [type]);
        const begun = register(one, conference, type);
        await untilWaiting(server.db, 1);
        const ending = cancelConference(conference);
        await Promise.race([ending, untilWaiting(server.db, 2)]);
        return { registering: begun, cancelling: ending };
      });
      expect([(await registering).status, (await cancelling).status]).toEqual([200, 200]);
      expect(await toldOf(one.phone)).toEqual(['ticketed', 'conferenceCancelled']);
      expect((await register(await person(), conference, type)).code).toBe('Conference.RegistrationClosed');
    });

    it('are handed on before it, or not at all', async () => {
      const conference = await plantConference(server.db);
      const type = await plantTicketType(server.db, conference, { capacity: 1 });
      const [first, second] = [await person(), await person()];
      await register(first, conference, type);
      await register(second, conference, type);
      const { giving, cancelling } = await inTransaction(server.db, async (transaction) => {
        await transaction.execute(sql`SELECT FROM attendee WHERE phone = ${second.phone} FOR NO KEY UPDATE`);
        const begun = cancel(first, conference);
        await untilWaiting(server.db, 1);
        const ending = cancelConference(conference);
        await Promise.race([ending, untilWaiting(server.db, 2)]);
        return { giving: begun, cancelling: ending };
      });
      expect([(await giving).status, (await cancelling).status]).toEqual([200, 200]);
      expect(await toldOf(second.phone)).toEqual(['waitlisted', 'promoted', 'conferenceCancelled']);
    });
  });

  it('stay as they are when the office gives another type to who gives his up in the same moment', async () => {
    const conference = await plantConference(server.db);
    const type = await plantTicketType(server.db, conference, { capacity: 1 });
    const other = await plantTicketType(server.db, conference, { name: '贵宾票', capacity: 1 });
    const one = await person();
    await register(one, conference, type);
    const giving = await inTransaction(server.db, async (transaction) => {
      await lockPlaces(transaction, [type, other]);
      const begun = cancel(one, conference);
      await untilWaiting(server.db, 1);
      await transaction.execute(
        sql`UPDATE ticket_type SET taken = CASE WHEN id = ${other} THEN 1 ELSE 0 END WHERE id IN (${type}, ${other})`,
      );
      await transaction.execute(sql`UPDATE attendee SET ticket_type_id = ${other} WHERE phone = ${one.phone}`);
      return { begun };
    });
    expect((await giving.begun).code).toBe('Registration.StateMismatch');
    expect([await taken(type), await taken(other)]).toEqual([0, 1]);
    expect((await cancel(one, conference)).status).toBe(200);
    expect(await taken(other)).toBe(0);
  });

  it('go to nobody when another takes the last one first', async () => {
    const conference = await plantConference(server.db);
    const type = await plantTicketType(server.db, conference, { capacity: 1 });
    const [first, second] = [await person(), await person()];
    await register(first, conference, type);
    await register(second, conference, type);
    await server.db.execute(sql`UPDATE ticket_type SET taken = 0 WHERE id = ${type}`);
    const box = openSecretBox(randomBytes(32), 'ticket');
    const { filling } = await inTransaction(server.db, async (transaction) => {
      await transaction.execute(sql`UPDATE ticket_type SET taken = 1 WHERE id = ${type}`);
      const begun = fillPlaces(server.db, box, type);
      await untilWaiting(server.db, 1);
      return { filling: begun };
    });
    expect(await filling).toBe(0);
    expect((await mine(second, conference))?.state).toBe('waitlisted');
  });

  it('of a type without a list are refused when they are gone', async () => {
    const conference = await plantConference(server.db);
    const type = await plantTicketType(server.db, conference, { capacity: 1, hasWaitlist: false });
    const [first, second] = await people(2);
    if (!first || !second) throw new Error('nobody');
    await register(first, conference, type);
    expect((await register(second, conference, type)).code).toBe('Conference.Full');
    expect(await mine(second, conference)).toBeNull();
  });
});

describe('a registration', () => {
  it('is one for each user and phone, also when it comes six times at once, and may come again after it was given up', async () => {
    const conference = await plantConference(server.db);
    const type = await plantTicketType(server.db, conference, { capacity: 10 });
    const one = await person();
    const answers = await Promise.all(Array.from({ length: 6 }, () => register(one, conference, type)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([null, 'Conference.AlreadyRegistered']));
    expect(await taken(type)).toBe(1);
    expect(
      (await Promise.all([cancel(one, conference), cancel(one, conference)])).map(({ code }) => code).sort(),
    ).toEqual(['Registration.NotFound', null]);
    expect(await taken(type)).toBe(0);
    expect((await register(one, conference, type)).result?.state).toBe('ticketed');
  });

  it('sent again with the same key is the same one', async () => {
    const conference = await plantConference(server.db);
    const type = await plantTicketType(server.db, conference);
    const one = await person();
    const headers = { ...headersOf(one), 'idempotency-key': 'once' };
    const input = { conferenceId: conference, ticketTypeId: type, name: '林' };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => resultOf(server.app, conferenceData.registerForConference, input, headers)),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  });

  it('needs a phone, an open desk and a type that is offered', async () => {
    const open = await plantConference(server.db);
    const type = await plantTicketType(server.db, open);
    const hidden = await plantTicketType(server.db, open, { name: '工作证', isHidden: true });
    const one = await person();
    expect((await register(one, open, hidden)).code).toBe('TicketType.NotFound');
    const phoneless = await server.logInAs('phoneless', ['user']);
    expect((await register({ ...phoneless, phone: '' }, open, type)).code).toBe('User.NoPhone');
    for (const fields of [
      { regStarts: '1 day' },
      { regEnds: '-1 hour' },
      { state: 'cancelled' },
      { state: 'archived' },
    ] as const) {
      const conference = await plantConference(server.db, fields);
      const its = await plantTicketType(server.db, conference);
      expect((await register(one, conference, its)).code).toBe('Conference.RegistrationClosed');
    }
    for (const fields of [{ state: 'draft' }, { isActived: false }, { isRehearsal: true }] as const) {
      const conference = await plantConference(server.db, fields);
      const its = await plantTicketType(server.db, conference);
      expect((await register(one, conference, its)).code).toBe('Conference.NotFound');
    }
  });

  it('of a type with approval is an application that takes no place', async () => {
    const conference = await plantConference(server.db);
    const type = await plantTicketType(server.db, conference, { capacity: 1, needsApproval: true });
    for (const one of await people(3)) expect((await register(one, conference, type)).result?.state).toBe('applied');
    expect(await taken(type)).toBe(0);
  });

  it('makes nobody one of the staff without the office’s word', async () => {
    const conference = await plantConference(server.db);
    for (const userType of [2, 3, 4]) {
      const type = await plantTicketType(server.db, conference, { name: `工作 ${userType}`, userType });
      const one = await person();
      expect((await register(one, conference, type)).result).toMatchObject({ state: 'applied', hasTicket: false });
      expect(await taken(type)).toBe(0);
    }
    const { ticketTypes } = await resultOf(server.app, conferenceData.getConference, { id: conference });
    expect(ticketTypes.map(({ needsApproval }) => needsApproval)).toEqual([true, true, true]);
  });

  it('is told its place in the list, also after others left it for a ticket, another type or for good', async () => {
    const conference = await plantConference(server.db);
    const type = await plantTicketType(server.db, conference, { capacity: 1 });
    const other = await plantTicketType(server.db, conference, { name: '贵宾票', capacity: 0 });
    const [holder, first, second, third, late] = await people(5);
    if (!holder || !first || !second || !third || !late) throw new Error('nobody');
    const told = async (one: Person) => {
      const { result } = await register(one, conference, type);
      expect(result).toEqual(await mine(one, conference));
      return result?.waitlistPosition;
    };
    expect([await told(holder), await told(first), await told(second), await told(third)]).toEqual([null, 1, 2, 3]);
    await cancel(holder, conference);
    await cancel(second, conference);
    await server.db.execute(sql`UPDATE attendee SET ticket_type_id = ${other} WHERE phone = ${third.phone}`);
    expect(await told(late)).toBe(1);
    expect((await register(holder, conference, other)).result?.waitlistPosition).toBe(2);
  });

  it('comes ten times a day at most, those refused not counted: each one is a text message', async () => {
    const conference = await plantConference(server.db);
    const type = await plantTicketType(server.db, conference);
    const full = await plantTicketType(server.db, conference, { name: '专家票', capacity: 0, hasWaitlist: false });
    const one = await person();
    for (let time = 0; time < 10; time += 1) {
      expect((await register(one, conference, full)).code).toBe('Conference.Full');
      expect((await register(one, conference, type)).status).toBe(200);
      await cancel(one, conference);
    }
    expect((await register(one, conference, type)).code).toBe('Request.TooMany');
    const other = await plantConference(server.db);
    expect((await register(one, other, await plantTicketType(server.db, other))).status).toBe(200);
  });

  it('is held to the form: each wrong answer is told at its field, what was not asked is dropped', async () => {
    const form = [
      { key: 'company', label: '单位', type: 'text', isRequired: true },
      { key: 'diet', label: '饮食', type: 'select', options: ['不限', '清真', '素食'] },
      { key: 'idCardNo', label: '身份证号', type: 'idCard' },
      { key: 'arrival', label: '到达日期', type: 'date' },
      { key: 'interests', label: '兴趣', type: 'multiSelect', options: ['风光', '人像'] },
      { key: 'bus', label: '乘车', type: 'yesNo' },
    ].map((field) => ({ help: '', isRequired: false, options: [], change: 'editable', editableUntil: null, ...field }));
    const conference = await plantConference(server.db, { form });
    const type = await plantTicketType(server.db, conference);
    const one = await person();
    const wrong = await register(one, conference, type, {
      answers: { diet: '无', idCardNo: '11010519491231002A', arrival: '2026-02-30', interests: ['昆虫'], bus: '是' },
    });
    expect(wrong.code).toBe('Request.Invalid');
    expect(wrong.validationErrors.flatMap(({ members }) => members)).toEqual(
      ['company', 'diet', 'idCardNo', 'arrival', 'interests', 'bus'].map((key) => `answers.${key}`),
    );
    const right = await register(one, conference, type, {
      answers: {
        company: ' 苏州摄协 ',
        diet: '素食',
        idCardNo: '11010519491231002X',
        interests: ['人像'],
        bus: false,
        isVip: true,
      },
    });
    expect(right.result?.state).toBe('ticketed');
    const { rows } = await server.db.execute(
      sql`SELECT company, diet, answers FROM attendee WHERE id = ${right.result?.id}`,
    );
    expect(rows).toEqual([
      {
        company: '苏州摄协',
        diet: '素食',
        answers: { company: '苏州摄协', diet: '素食', idCardNo: '11010519491231002X', interests: ['人像'], bus: false },
      },
    ]);
    const log = await server.db.execute(
      sql`SELECT parameters::text AS text FROM audit_log WHERE action = 'Register' AND error_code IS NULL ORDER BY id DESC LIMIT 1`,
    );
    expect(JSON.stringify(log.rows)).not.toContain('11010519491231002X');
  });

  it('is asked the questions of its own ticket type and no others', async () => {
    const conference = await plantConference(server.db);
    const guest = await plantTicketType(server.db, conference, { name: '嘉宾' });
    const plain = await plantTicketType(server.db, conference);
    const form = [
      { key: 'talk', label: '讲题', type: 'text', isRequired: true, change: 'editable', ticketTypeIds: [guest] },
    ];
    await server.db.execute(sql`UPDATE conference SET form = ${JSON.stringify(form)}::jsonb WHERE id = ${conference}`);
    const [one, other] = await people(2);
    if (!one || !other) throw new Error('nobody');
    expect((await register(one, conference, plain, { answers: { talk: '无' } })).result?.state).toBe('ticketed');
    const { rows } = await server.db.execute(sql`SELECT answers FROM attendee WHERE conference_id = ${conference}`);
    expect(rows).toEqual([{ answers: {} }]);
    const refused = await register(other, conference, guest);
    expect(refused.validationErrors.map(({ members }) => members)).toEqual([['answers.talk']]);
  });

  it('sends the link of the ticket, and nothing else leads to it', async () => {
    const conference = await plantConference(server.db, { title: '短信大会' });
    const type = await plantTicketType(server.db, conference);
    const [one, other] = await people(2);
    if (!one || !other) throw new Error('nobody');
    await register(one, conference, type);
    const ticket = await resultOf(server.app, conferenceData.getMyTicket, { conferenceId: conference }, headersOf(one));
    await expect.poll(() => smsTo(server, one.phone), { timeout: 10_000 }).toHaveLength(1);
    const token = /#ticket=([\w-]{22})/.exec((await smsTo(server, one.phone))[0] ?? '')?.[1];
    expect(ticket.link).toMatch(new RegExp(`/meeting/login\\?id=${conference}#ticket=${token}$`));
    expect(
      (await callEndpoint(server.app, conferenceData.getMyTicket, { conferenceId: conference }, headersOf(other))).code,
    ).toBe('Ticket.NotFound');
    const row = await server.db.execute(sql`SELECT * FROM ticket WHERE conference_id = ${conference}`);
    expect(JSON.stringify(row.rows)).not.toContain(ticket.code.replaceAll('-', ''));
  });

  it('made by the office for a phone belongs to the account with that phone', async () => {
    const conference = await plantConference(server.db);
    const type = await plantTicketType(server.db, conference);
    const one = await person();
    const fields = { conferenceId: conference, ticketTypeId: type, state: 'waitlisted', phone: one.phone };
    await insertAttendee(server.db, fields);
    expect((await mine(one, conference))?.waitlistPosition).toBe(1);
    expect((await register(one, conference, type)).code).toBe('Conference.AlreadyRegistered');
    expect((await resultOf(server.app, conferenceData.getMyConferences, {}, headersOf(one))).items).toHaveLength(1);
  });

  it('tells its holder why there is no conference to go to any more', async () => {
    const conference = await plantConference(server.db);
    const type = await plantTicketType(server.db, conference);
    const one = await person();
    await register(one, conference, type);
    await server.db.execute(
      sql`UPDATE conference SET state = 'cancelled', cancelled_reason = '台风' WHERE id = ${conference}`,
    );
    const { items } = await resultOf(server.app, conferenceData.getMyConferences, {}, headersOf(one));
    expect(items[0]?.conference).toMatchObject({ conferenceState: 7, cancelledReason: '台风' });
  });

  it('cannot be given up once the conference has begun', async () => {
    const conference = await plantConference(server.db, { starts: '-1 hour' });
    const type = await plantTicketType(server.db, conference);
    const one = await person();
    expect((await register(one, conference, type)).result?.state).toBe('ticketed');
    expect((await cancel(one, conference)).code).toBe('Registration.NotCancellable');
  });
});

describe('the public list', () => {
  it('tells the state by the clock, counts each facet under the other filters, and hides what is not public', async () => {
    await server.db.execute(sql`UPDATE conference SET is_actived = false`);
    await plantConference(server.db, { title: '甲', city: '丽江', regStarts: '1 day' });
    await plantConference(server.db, { title: '乙', city: '丽江' });
    await plantConference(server.db, { title: '丙', city: '大理', regEnds: '-1 hour' });
    await plantConference(server.db, { title: '丁', city: '大理', starts: '-1 hour' });
    await plantConference(server.db, { title: '戊', city: '丽江', starts: '-40 days', ends: '-38 days' });
    await plantConference(server.db, { title: '己', state: 'draft' });
    await plantConference(server.db, { title: '庚', isRehearsal: true });
    const list = (query: Record<string, unknown> = {}) => resultOf(server.app, conferenceData.getConferences, query);
    const all = await list();
    expect(new Map(all.items.map(({ title, conferenceState }) => [title, conferenceState]))).toEqual(
      new Map([
        ['甲', 1],
        ['乙', 2],
        ['丙', 3],
        ['丁', 4],
        ['戊', 5],
      ]),
    );
    expect([all.items[0]?.title, all.items.at(-1)?.title]).toEqual(['丁', '戊']);
    const lijiang = await list({ city: '丽江', states: [2] });
    expect(lijiang.items.map(({ title }) => title)).toEqual(['乙']);
    expect(lijiang.facets.states).toEqual([
      { value: 1, count: 1 },
      { value: 2, count: 1 },
      { value: 5, count: 1 },
    ]);
    expect(lijiang.facets.cities).toEqual([{ value: '丽江', count: 1 }]);
  });

  it('tells of each what a visitor can do, and the places of its offered tickets together', async () => {
    await server.db.execute(sql`UPDATE conference SET is_actived = false`);
    const id = await plantConference(server.db, { title: '辛' });
    await server.db.execute(sql`DELETE FROM ticket_type WHERE conference_id = ${id}`);
    const add = (name: string, capacity: number | null, taken: number, isHidden = false) =>
      server.db.execute(sql`INSERT INTO ticket_type (conference_id, name, capacity, taken, is_hidden)
        VALUES (${id}, ${name}, ${capacity}, ${taken}, ${isHidden})`);
    await add('普通', 10, 4);
    await add('学生', 5, 5);
    await add('工作人员', 50, 0, true);
    const [listed] = (await resultOf(server.app, conferenceData.getConferences, {})).items;
    expect(listed).toMatchObject({ id, registration: 'open', capacity: 15, remaining: 6 });
    await add('线上', null, 0);
    const [unlimited] = (await resultOf(server.app, conferenceData.getConferences, {})).items;
    expect(unlimited).toMatchObject({ capacity: null, remaining: null });
  });

  it('does not find a draft', async () => {
    const draft = await plantConference(server.db, { state: 'draft' });
    expect((await callEndpoint(server.app, conferenceData.getConference, { id: draft })).status).toBe(404);
  });
});
