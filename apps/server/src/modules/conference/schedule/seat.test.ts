import * as calendar from '@tuyuan/contract/conference/calendar.ts';
import { getCalendar } from '@tuyuan/contract/conference/conference-data.ts';
import { getSeatHolders } from '@tuyuan/contract/conference/schedule.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { plantTicketHolder } from '../../../testing/plant-ticket-holder.ts';
import { scheduleBuilder } from '../../../testing/schedule-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { reassignExpiredSeats } from './reassign-expired-seats.ts';

type Headers = Record<string, string>;

let server: TestServer;
let admin: { authorization: string };
let build: ReturnType<typeof scheduleBuilder>;
let id: number;
let sessionId: number;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('chief', ['admin']);
  build = scheduleBuilder(server, admin);
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = await build.conference();
  sessionId = await build.session(id, '暗房工作坊', { seats: 2 });
  await build.publish(id);
});

let made = 0;
/** One after the other: the order of their ids is the order of their names. */
async function people(count: number): Promise<Headers[]> {
  const phones: Headers[] = [];
  for (let i = 0; i < count; i += 1) {
    made += 1;
    phones.push(await plantTicketHolder(server.db, { userType: 0, conferenceId: id, name: `来宾 ${made}` }));
  }
  return phones;
}
const take = (phone: Headers) => callEndpoint(server.app, calendar.takeSeat, { sessionId }, phone);
const giveBack = (phone: Headers) => resultOf(server.app, calendar.returnSeat, { sessionId }, phone);
const confirm = (phone: Headers) => callEndpoint(server.app, calendar.confirmSeat, { sessionId }, phone);
const seatOf = async (phone: Headers) =>
  (await resultOf(server.app, calendar.getMySchedule, {}, phone)).seats.find((seat) => seat.sessionId === sessionId);
const taken = async () => (await resultOf(server.app, getCalendar, { id })).items[0]?.seatsTaken;
const overdue = () =>
  server.db.execute(sql`UPDATE session_seat SET held_until = now() - interval '1 second' WHERE state = 'held'`);

describe('a seat', () => {
  it('is had by exactly as many as there are, of all who ask at once; the others wait in one order', async () => {
    const phones = await people(12);
    const answers = await Promise.all(phones.map(take));
    expect(answers.map(({ code }) => code)).toEqual(phones.map(() => null));
    const seats = answers.map(({ result }) => result?.seat);
    expect(seats.filter((seat) => seat?.state === 'confirmed')).toHaveLength(2);
    const places = (await Promise.all(phones.map(seatOf))).flatMap((seat) => seat?.waitlistPlace ?? []);
    expect(places.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await taken()).toBe(2);
  });

  it('is one for one person, however often and fast is tapped', async () => {
    const [phone = {}] = await people(1);
    const answers = await Promise.all(Array.from({ length: 6 }, () => take(phone)));
    expect(answers.map(({ result }) => result?.seat?.state)).toEqual(Array.from({ length: 6 }, () => 'confirmed'));
    expect(await taken()).toBe(1);
  });

  it('goes, given back, to the first who waits, who has to confirm it', async () => {
    const [first = {}, second = {}, third = {}, fourth = {}] = await people(4);
    for (const phone of [first, second, third, fourth]) await take(phone);
    await giveBack(first);
    expect(await seatOf(first)).toBeUndefined();
    expect(await seatOf(third)).toMatchObject({ state: 'held', waitlistPlace: null });
    expect(await seatOf(fourth)).toMatchObject({ state: 'waitlisted', waitlistPlace: 1 });
    expect((await confirm(third)).result?.seat?.state).toBe('confirmed');
    expect((await confirm(fourth)).code).toBe('Seat.NotHeld');
    expect((await take(first)).result?.seat).toMatchObject({ state: 'waitlisted', waitlistPlace: 2 });
  });

  it('goes on to the next when it is not confirmed in time, and only he hears of it', async () => {
    const [first = {}, second = {}, third = {}, fourth = {}] = await people(4);
    for (const phone of [first, second, third, fourth]) await take(phone);
    await giveBack(first);
    await overdue();
    expect((await confirm(third)).code).toBe('Seat.NotHeld');
    await reassignExpiredSeats(server.db);
    expect(await seatOf(third)).toBeUndefined();
    expect(await seatOf(fourth)).toMatchObject({ state: 'held' });
    const { rows } = await server.db.execute(sql`
      SELECT a.name FROM hub_event e JOIN ticket t ON e.channel = 'conferenceLive/conference:' || t.conference_id || '/ticket:' || t.id
      JOIN attendee a ON a.id = t.attendee_id WHERE e.name = 'seatChanged' AND t.conference_id = ${id} ORDER BY e.at`);
    expect(z.array(z.object({ name: z.string() })).parse(rows)).toHaveLength(2);
  });

  it('is given up by a confirmation or handed on, never both, when the time ends in that moment', async () => {
    const [first = {}, second = {}, third = {}, fourth = {}] = await people(4);
    for (const phone of [first, second, third, fourth]) await take(phone);
    await giveBack(first);
    await Promise.all([confirm(third), giveBack(third), reassignExpiredSeats(server.db)]);
    const states = [await seatOf(third), await seatOf(fourth)].map((seat) => seat?.state);
    expect([
      ['confirmed', 'waitlisted'],
      [undefined, 'held'],
    ]).toContainEqual(states);
    expect(await taken()).toBe(2);
  });

  it('is not offered where there are none to sign up for, nor of what is off, has begun or belongs to another conference', async () => {
    const [phone = {}] = await people(1);
    const free = await build.session(id, '展览');
    await build.publish(id);
    const codeFor = async (session: number, headers: Headers) =>
      (await callEndpoint(server.app, calendar.takeSeat, { sessionId: session }, headers)).code;
    expect(await codeFor(free, phone)).toBe('Seat.NotOffered');
    expect(await codeFor(sessionId, await plantTicketHolder(server.db, { userType: 0 }))).toBe(
      'ConferenceSession.NotFound',
    );
    await server.db.execute(
      sql`UPDATE published_session SET start_time = now() - interval '1 minute' WHERE session_id = ${sessionId}`,
    );
    expect(await codeFor(sessionId, phone)).toBe('Seat.SessionOver');
    await server.db.execute(sql`UPDATE published_session SET state = 'cancelled' WHERE session_id = ${sessionId}`);
    expect(await codeFor(sessionId, phone)).toBe('Seat.SessionCancelled');
  });

  it('is added by publishing more of them and given up with a session that is called off', async () => {
    const [first = {}, second = {}, third = {}] = await people(3);
    for (const phone of [first, second, third]) await take(phone);
    await build.edit(sessionId, { seatLimit: 3 });
    await build.publish(id);
    expect(await seatOf(third)).toMatchObject({ state: 'held' });
    await build.edit(sessionId, { isCancelled: true });
    expect((await build.publish(id)).result?.told).toBe(3);
    expect((await Promise.all([first, second, third].map(seatOf))).every((seat) => seat === undefined)).toBe(true);
    expect(await taken()).toBe(0);
  });

  it('comes free when somebody’s registration ends', async () => {
    const [first = {}, second = {}, third = {}] = await people(3);
    for (const phone of [first, second, third]) await take(phone);
    const { items } = await resultOf(server.app, getSeatHolders, { sessionId }, admin);
    expect(items.map(({ state }) => state)).toEqual(['confirmed', 'confirmed', 'waitlisted']);
    await server.db.execute(sql`UPDATE attendee SET state = 'cancelled' WHERE id = ${items[0]?.id}`);
    await reassignExpiredSeats(server.db);
    expect(await seatOf(third)).toMatchObject({ state: 'held' });
  });
});

describe('a star', () => {
  const star = (phone: Headers, stars: { sessionId: number; isStarred: boolean }[]) =>
    resultOf(server.app, calendar.setStars, { stars }, phone);

  it('is set and taken back as a phone tells it, the last word counting, and only on this conference’s sessions', async () => {
    const [phone = {}] = await people(1);
    const other = await build.conference('别的会');
    const theirs = await build.session(other, '别人的');
    await build.publish(other);
    const second = await build.session(id, '第二场');
    await build.publish(id);
    const { stars } = await star(phone, [
      { sessionId, isStarred: true },
      { sessionId: second, isStarred: true },
      { sessionId: theirs, isStarred: true },
      { sessionId, isStarred: false },
    ]);
    expect(stars).toEqual([second]);
  });

  it('brings a change of its session to exactly those who set it or have a seat, each session’s to its own', async () => {
    const [fan = {}, sitting = {}, stranger = {}] = await people(3);
    const second = await build.session(id, '第二场', { at: '2031-11-28T15:00:00' });
    await build.publish(id);
    await star(fan, [
      { sessionId, isStarred: true },
      { sessionId: second, isStarred: true },
    ]);
    await take(sitting);
    await star(stranger, [{ sessionId: second, isStarred: true }]);
    await build.place(sessionId, { at: '2031-11-28T16:00:00' });
    await build.edit(second, { abstract: '只改了介绍' });
    const { diff, told } = await build.diff(id);
    expect([told, diff.map((entry) => [entry.id, entry.told]).toSorted()]).toEqual([
      2,
      [
        [sessionId, 2],
        [second, 0],
      ],
    ]);
    await build.publish(id);
    const { rows } = await server.db.execute(sql`
      SELECT a.name, e.payload FROM hub_event e JOIN ticket t ON e.channel = 'conferenceLive/conference:' || t.conference_id || '/ticket:' || t.id
      JOIN attendee a ON a.id = t.attendee_id WHERE e.name = 'scheduleChanged' AND t.conference_id = ${id} ORDER BY a.id`);
    const told2 = z
      .array(z.object({ name: z.string(), payload: z.object({ sessionId: z.int(), version: z.int() }) }))
      .parse(rows);
    expect(told2.map(({ payload }) => payload)).toEqual(
      [
        { sessionId, version: 3 },
        { sessionId, version: 3 },
      ].map((payload) => expect.objectContaining(payload)),
    );
    const notices = await server.db.execute(sql`
      SELECT a.name, n.title FROM notice_receipt r JOIN conference_notice n ON n.id = r.notice_id JOIN attendee a ON a.id = r.attendee_id
      WHERE n.conference_id = ${id} ORDER BY a.id`);
    expect(notices.rows).toEqual(told2.map(({ name }) => ({ name, title: '「暗房工作坊」改到 16:00–17:00' })));
    expect(told2.some(({ name }) => name === `来宾 ${made}`)).toBe(false);
  });

  it('brings a change also as one text message, where that is wished, to those of them who left a phone', async () => {
    const [fan = {}, sitting = {}, silent = {}] = await people(3);
    const second = await build.session(id, '第二场', { at: '2031-11-28T15:00:00' });
    await build.publish(id);
    for (const phone of [fan, silent]) await star(phone, [{ sessionId, isStarred: true }]);
    await star(fan, [{ sessionId: second, isStarred: true }]);
    await take(sitting);
    await server.db.execute(sql`
      UPDATE attendee SET phone = '1381111' || lpad(id::text, 4, '0') WHERE conference_id = ${id} AND name <> ${`来宾 ${made}`}`);
    const texts = async () => {
      const { rows } = await server.db.execute(sql`
        SELECT a.name, m.kind, m.detail FROM attendee_message m JOIN attendee a ON a.id = m.attendee_id WHERE a.conference_id = ${id} ORDER BY a.id`);
      return rows;
    };
    await build.place(sessionId, { at: '2031-11-28T16:00:00' });
    await build.publish(id);
    expect(await texts()).toEqual([]);
    await build.place(sessionId, { at: '2031-11-28T17:00:00' });
    await build.place(second, { at: '2031-11-28T12:00:00' });
    expect(await build.diff(id)).toMatchObject({ told: 3, toldBySms: 2 });
    await build.publish(id, { withSms: true });
    const moved = '「暗房工作坊」改到 17:00–18:00';
    expect(await texts()).toEqual([
      { name: `来宾 ${made - 2}`, kind: 'scheduleChanged', detail: `「第二场」改到 12:00–13:00；${moved}。` },
      { name: `来宾 ${made - 1}`, kind: 'scheduleChanged', detail: `${moved}。` },
    ]);
    await build.place(second, { at: '2031-11-28T19:00:00' });
    await build.place(sessionId, { at: '2031-11-28T18:00:00' });
    await build.publish(id, { withSms: true });
    const both = '「暗房工作坊」改到 18:00–19:00；「第二场」改到 19:00–20:00。';
    expect(await texts()).toContainEqual({ name: `来宾 ${made - 2}`, kind: 'scheduleChanged', detail: both });
  });

  it('publishes nothing where a day allows no more rounds of text messages', async () => {
    const [fan = {}] = await people(1);
    await star(fan, [{ sessionId, isStarred: true }]);
    await server.db.execute(sql`UPDATE attendee SET phone = '13811119999' WHERE conference_id = ${id}`);
    const move = async (minute: number) => {
      await build.place(sessionId, { at: `2031-11-28T16:${minute}:00` });
      return build.publish(id, { withSms: true });
    };
    for (let minute = 10; minute < 20; minute += 1) expect((await move(minute)).code).toBe(null);
    const { version } = await build.diff(id);
    const refused = await move(20);
    expect([refused.code, refused.validationErrors[0]?.members]).toEqual(['Request.TooMany', ['withSms']]);
    const shown = async () => (await resultOf(server.app, getCalendar, { id })).items[0]?.startTime;
    expect([(await build.diff(id)).version, await shown()]).toEqual([version, '2031-11-28T16:19:00']);
    expect((await build.publish(id)).code).toBe(null);
    expect(await shown()).toBe('2031-11-28T16:20:00');
  });

  it('puts its session beside the others at the same time into the holder’s calendar, with the clash', async () => {
    const [phone = {}] = await people(1);
    const second = await build.session(id, '同时', { at: '2031-11-28T10:30:00' });
    const show = await build.session(id, '展览', { at: '2031-11-28T09:00:00', minutes: 480, kind: 'exhibition' });
    await build.publish(id);
    await take(phone);
    await star(
      phone,
      [second, show].map((session) => ({ sessionId: session, isStarred: true })),
    );
    const { items } = await resultOf(server.app, calendar.getMyCalendar, {}, phone);
    expect(items.map(({ title, note, clashes }) => [title, note, clashes])).toEqual([
      ['展览', '收藏', []],
      ['暗房工作坊', '已订座', [`session-${second}`]],
      ['同时', '收藏', [`session-${sessionId}`]],
    ]);
  });
});
