import {
  createHotel,
  createRooms,
  placeGuest,
  publishStays,
} from '@tuyuan/contract/conference/accommodation-management.ts';
import * as calendar from '@tuyuan/contract/conference/calendar.ts';
import { restoreVoucher, revokeVoucher } from '@tuyuan/contract/conference/check-in-management.ts';
import { assignShift, createPost, createShifts, updateShift } from '@tuyuan/contract/conference/duty-management.ts';
import { createSignPoint } from '@tuyuan/contract/conference/sign-point-management.ts';
import { cancelTrip, createTrip, delayTrip, seatAttendees } from '@tuyuan/contract/conference/transport-management.ts';
import { sql } from 'drizzle-orm';
import ical from 'node-ical';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { resultOf } from '../../../testing/call-endpoint.ts';
import { plantTicketHolder } from '../../../testing/plant-ticket-holder.ts';
import { scheduleBuilder } from '../../../testing/schedule-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
let build: ReturnType<typeof scheduleBuilder>;
let conferenceId: number;
let phone: Record<'x-conference-session', string>;
let attendeeId: number;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('chief', ['admin']);
  build = scheduleBuilder(server, admin);
});
afterAll(() => server.stop());
beforeEach(async () => {
  conferenceId = await build.conference();
  phone = await plantTicketHolder(server.db, { userType: 3, conferenceId });
  const { rows } = await server.db.execute(sql`SELECT id FROM attendee WHERE conference_id = ${conferenceId}`);
  attendeeId = z.object({ id: z.int() }).parse(rows[0]).id;
});

const at = (clock: string) => `2031-11-28T${clock}:00`;
const items = async () => (await resultOf(server.app, calendar.getMyCalendar, {}, phone)).items;
const shown = async () =>
  (await items()).map(({ kind, title, note, startTime }) => [kind, title, note, startTime.slice(11, 16)]);

async function starred(title: string, start: string, minutes = 60): Promise<void> {
  const id = await build.session(conferenceId, title, { at: at(start), minutes });
  await build.publish(conferenceId);
  await resultOf(server.app, calendar.setStars, { stars: [{ sessionId: id, isStarred: true }] }, phone);
}

async function duty(start: string, end: string): Promise<number> {
  const post = { conferenceId, place: '东门', work: '入场核验' };
  const { id: postId } = await resultOf(server.app, createPost, post, admin);
  const shifts = [{ startsAt: at(start), endsAt: at(end), needed: 1 }];
  const [shiftId = 0] = (await resultOf(server.app, createShifts, { postId, shifts }, admin)).ids;
  await resultOf(server.app, assignShift, { shiftId, attendeeId }, admin);
  return shiftId;
}

async function ride(start: string): Promise<number> {
  const trip = {
    kind: 'shuttle',
    name: '接驳 2 号线',
    fromPlace: '湖山宾馆',
    toPlace: '会展中心',
    rideMinutes: 30,
    capacity: 9,
  };
  const { id } = await resultOf(server.app, createTrip, { conferenceId, ...trip, departsAt: at(start) }, admin);
  await resultOf(server.app, seatAttendees, { tripId: id, attendeeIds: [attendeeId] }, admin);
  return id;
}

const meal = (start: string, end: string) =>
  resultOf(
    server.app,
    createSignPoint,
    { conferenceId, kind: 'meal', name: '午餐', place: '一层餐厅', portions: 1, opensAt: at(start), closesAt: at(end) },
    admin,
  );

/** Returns the events of the calendar feed by UID. */
async function feed() {
  const { path } = await resultOf(server.app, calendar.getCalendarFeed, {}, phone);
  const text = (await server.app.inject({ method: 'GET', url: path })).body;
  return new Map(
    Object.values(ical.parseICS(text)).flatMap((entry) =>
      entry?.type === 'VEVENT' ? [[entry.uid, entry] as const] : [],
    ),
  );
}

describe('somebody’s calendar', () => {
  it('holds shifts, rides, meals and the room beside what was starred, in the order of time', async () => {
    await starred('县志与相册', '10:00');
    await duty('14:00', '16:00');
    await ride('08:30');
    await meal('11:30', '13:00');
    const { id: hotelId } = await resultOf(server.app, createHotel, { conferenceId, name: '湖山宾馆' }, admin);
    const rooms = [{ number: '1208', kind: 'twin', capacity: 2 }];
    const [roomId = 0] = (await resultOf(server.app, createRooms, { hotelId, rooms }, admin)).ids;
    const nights = { checkIn: '2031-11-27', checkOut: '2031-11-29' };
    await resultOf(server.app, placeGuest, { attendeeId, roomId, ...nights }, admin);
    expect((await items()).map(({ kind }) => kind)).not.toContain('stay');
    await resultOf(server.app, publishStays, { conferenceId, planIds: [] }, admin);
    expect(await shown()).toEqual([
      ['stay', '入住 湖山宾馆', '最早入住', '14:00'],
      ['trip', '接驳 2 号线', '1 号座', '08:30'],
      ['session', '县志与相册', '收藏', '10:00'],
      ['meal', '午餐', '餐券', '11:30'],
      ['duty', '东门，入场核验', '值班待确认', '14:00'],
      ['stay', '离店 湖山宾馆', '最晚退房', '12:00'],
    ]);
  });

  it('marks a star, a shift, a ride and a lunch that stand in each other’s way', async () => {
    await starred('县志与相册', '10:00');
    await duty('10:30', '12:50');
    await ride('12:40');
    await meal('11:30', '13:00');
    const found = await items();
    const titles = new Map(found.map(({ key, title }) => [key, title]));
    const clashes = Object.fromEntries(
      found.map(({ title, clashes: keys }) => [title, keys.map((key) => titles.get(key)).toSorted()]),
    );
    expect(clashes).toEqual({
      县志与相册: ['东门，入场核验'],
      '东门，入场核验': ['午餐', '县志与相册', '接驳 2 号线'].toSorted(),
      '接驳 2 号线': ['东门，入场核验', '午餐'],
      午餐: ['东门，入场核验', '接驳 2 号线'],
    });
  });

  it('is nobody else’s', async () => {
    await duty('10:30', '12:50');
    await ride('12:40');
    const other = await plantTicketHolder(server.db, { userType: 0, conferenceId, name: '别人' });
    expect((await resultOf(server.app, calendar.getMyCalendar, {}, other)).items).toEqual([]);
  });

  it('gives calendar programs a meal back that was called off, newer than what called it off', async () => {
    const { id: pointId } = await meal('11:30', '13:00');
    const card = { pointId, attendeeId };
    await server.db.execute(sql`UPDATE sign_point SET revised_at = revised_at - interval '1 hour'`);
    const lunch = async () => {
      const [event] = (await feed()).values();
      return { is: [event?.status, event?.sequence], changed: Number(event?.lastmodified) };
    };
    expect((await lunch()).is).toEqual(['CONFIRMED', 0]);
    await resultOf(server.app, revokeVoucher, { ...card, reason: '已退' }, admin);
    await resultOf(server.app, revokeVoucher, { ...card, reason: '已退' }, admin);
    await server.db.execute(sql`UPDATE voucher SET revised_at = revised_at - interval '1 minute'`);
    const off = await lunch();
    expect(off.is).toEqual(['CANCELLED', 1]);
    await resultOf(server.app, restoreVoucher, card, admin);
    await resultOf(server.app, restoreVoucher, card, admin);
    const back = await lunch();
    expect(back.is).toEqual(['CONFIRMED', 2]);
    expect(back.changed).toBeGreaterThan(off.changed);
  });

  it('tells calendar programs a later shift and ride with SEQUENCE up and the same UID, a cancelled ride with its STATUS', async () => {
    const shiftId = await duty('14:00', '16:00');
    const [late, off] = [await ride('08:30'), await ride('18:30')];
    const before = await feed();
    await resultOf(
      server.app,
      updateShift,
      { id: shiftId, startsAt: at('15:00'), endsAt: at('17:00'), needed: 1 },
      admin,
    );
    await resultOf(server.app, delayTrip, { id: late, departsAt: at('08:50'), reason: '大雾' }, admin);
    await resultOf(server.app, cancelTrip, { id: off, reason: '人数不足' }, admin);
    const after = await feed();
    expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted());
    const facts = (uid: string) => {
      const event = after.get(uid);
      return [event?.sequence, event?.status, event?.start.toISOString().slice(11, 16)];
    };
    expect(facts(`duty-${shiftId}-${attendeeId}@tuyuan`)).toEqual([1, 'CONFIRMED', '07:00']);
    expect(facts(`trip-${late}-${attendeeId}@tuyuan`)).toEqual([1, 'CONFIRMED', '00:50']);
    expect(facts(`trip-${off}-${attendeeId}@tuyuan`)).toEqual([1, 'CANCELLED', '10:30']);
  });
});
