import * as traffic from '@tuyuan/contract/conference/transport.ts';
import * as management from '@tuyuan/contract/conference/transport-management.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { conferenceRoundJob } from '../../../conference-jobs.ts';
import { insertConference } from '../../../fixtures/conference.ts';
import { fromNow } from '../../../fixtures/insert-row.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { firstRoundOver } from '../../../testing/first-round.ts';
import { plantTicketHolder } from '../../../testing/plant-ticket-holder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { reassignFreedRides } from './index.ts';

interface Person {
  id: number;
  phone: Record<'x-conference-session', string>;
}

let server: TestServer;
let admin: { authorization: string };
let conferenceId: number;
let made = 0;

const Id = z.object({ id: z.int() });
const numberOf = async (query: ReturnType<typeof sql>) => Id.parse((await server.db.execute(query)).rows[0]).id;
const at = (hours: number) => toWireDate(new Date(Date.now() + hours * 3_600_000));

async function person(userType = 0): Promise<Person> {
  made += 1;
  const name = `乘客${made}`;
  const phone = await plantTicketHolder(server.db, { userType, conferenceId, name });
  return { phone, id: await numberOf(sql`SELECT id FROM attendee WHERE name = ${name}`) };
}

const fieldsOf = (fields: Record<string, unknown>) => ({
  kind: 'shuttle',
  name: `${++made} 号车`,
  fromPlace: '江州南站',
  toPlace: '湖山会议中心',
  departsAt: at(3),
  rideMinutes: 25,
  capacity: 2,
  isOpen: true,
  ...fields,
});
async function trip(fields: Record<string, unknown> = {}): Promise<number> {
  const input = { conferenceId, ...fieldsOf(fields) };
  return (await resultOf(server.app, management.createTrip, input, admin)).id;
}
const take = (who: Person, tripId: number) => callEndpoint(server.app, traffic.takeTripSeat, { tripId }, who.phone);
const seatOf = async (who: Person, tripId: number) =>
  (await resultOf(server.app, traffic.getMyTrips, {}, who.phone)).trips.find(({ id }) => id === tripId)?.seat;
const seatsOf = async (tripId: number) => {
  const { trips } = await resultOf(server.app, management.getTraffic, { conferenceId }, admin);
  return trips.find(({ id }) => id === tripId);
};
async function driversList(tripId: number): Promise<string[]> {
  const asked = { conferenceId, tripId, format: 'csv' };
  const { path } = await resultOf(server.app, management.exportManifests, asked, admin);
  const cookie = `authorization=${admin.authorization.slice(7)}`;
  const { body } = await server.app.inject({ method: 'GET', url: path, headers: { cookie } });
  return body.trim().split('\r\n').slice(1);
}
const noticesFor = (who: Person) =>
  numberOf(sql`SELECT count(*)::int AS id FROM notice_receipt WHERE attendee_id = ${who.id}`);

beforeAll(async () => {
  server = await startTestServer({ CONFERENCE_ROUND_SECONDS: '100000' });
  await firstRoundOver(server, conferenceRoundJob);
  admin = await server.logInAs('chief', ['admin']);
});
afterAll(() => server.stop());
beforeEach(async () => {
  conferenceId = await insertConference(server.db, { endTime: fromNow('2 days') });
});

describe('seats', () => {
  it('are given to as many as there are, each once, when many take them at once', async () => {
    const tripId = await trip({ capacity: 3 });
    const people = await Promise.all(Array.from({ length: 8 }, () => person()));
    const codes = (await Promise.all(people.map((one) => take(one, tripId)))).map(({ code }) => code);
    expect(codes.filter((code) => code === null)).toHaveLength(3);
    expect(codes.filter((code) => code === 'Trip.Full')).toHaveLength(5);
    const seen = await seatsOf(tripId);
    expect(seen?.seats.map(({ seatNo }) => seatNo)).toEqual([1, 2, 3]);
    expect(seen?.taken).toBe(3);
  });

  it('stay with who took one, and the lowest that was given back goes to the next', async () => {
    const tripId = await trip({ capacity: 3 });
    const [one, other, third] = [await person(), await person(), await person()];
    await take(one, tripId);
    await take(other, tripId);
    expect((await take(one, tripId)).result).toEqual({ seatNo: 1 });
    await resultOf(server.app, traffic.giveUpTripSeat, { tripId }, one.phone);
    expect((await take(third, tripId)).result).toEqual({ seatNo: 1 });
    expect((await seatsOf(tripId))?.taken).toBe(2);
  });

  it('of who no longer comes are free again, and he is on no list; who was counted in rides', async () => {
    const [id, gone, aboard] = [await trip(), await person(), await person()];
    const helper = await person(2);
    await take(gone, id);
    await take(aboard, id);
    await resultOf(server.app, traffic.advanceTrip, { tripId: id, state: 'boarding' }, helper.phone);
    await resultOf(server.app, traffic.boardSeat, { tripId: id, code: (await seatOf(aboard, id))?.code }, helper.phone);
    await server.db.execute(
      sql`UPDATE attendee SET state = 'cancelled' WHERE id = ANY(${sql.param([gone.id, aboard.id])}::int[])`,
    );
    expect((await seatsOf(id))?.seats.map(({ attendeeId }) => attendeeId)).toEqual([aboard.id]);
    expect(await driversList(id)).toHaveLength(1);
    const told = () =>
      numberOf(sql`SELECT count(*)::int AS id FROM hub_event WHERE name = 'trip' AND payload ->> 'id' = ${String(id)}`);
    const before = await told();
    await Promise.all([reassignFreedRides(server.db), reassignFreedRides(server.db)]);
    expect([(await seatsOf(id))?.taken, (await told()) - before]).toEqual([1, 1]);
    expect((await take(await person(), id)).result?.seatNo).toBe(1);
  });

  it('of who no longer comes hold nobody up, not even before they are handed on', async () => {
    const leave = (who: Person) => server.db.execute(sql`UPDATE attendee SET state = 'cancelled' WHERE id = ${who.id}`);
    const fields = fieldsOf({});
    const { id } = await resultOf(server.app, management.createTrip, { conferenceId, ...fields }, admin);
    const [first, second] = [await person(), await person()];
    await take(first, id);
    await take(second, id);
    await leave(second);
    const shrunk = await callEndpoint(server.app, management.updateTrip, { id, ...fields, capacity: 1 }, admin);
    expect(shrunk.status).toBe(200);
    await leave(first);
    expect((await take(await person(), id)).result).toEqual({ seatNo: 1 });
    const empty = await trip();
    const third = await person();
    await take(third, empty);
    await leave(third);
    expect((await callEndpoint(server.app, management.deleteTrip, { id: empty }, admin)).status).toBe(200);
  });

  it('of a ride that is not open are the office’s to give, to all of a group or to none', async () => {
    const tripId = await trip({ isOpen: false });
    const people = [await person(), await person(), await person()];
    const give = (attendeeIds: number[]) =>
      callEndpoint(server.app, management.seatAttendees, { tripId, attendeeIds }, admin);
    const [first] = people;
    if (!first) throw new Error('nobody');
    expect((await take(first, tripId)).code).toBe('Trip.NotOpen');
    expect((await give(people.map(({ id }) => id))).code).toBe('Trip.Full');
    expect((await seatsOf(tripId))?.seats).toEqual([]);
    expect((await give(people.slice(0, 2).map(({ id }) => id))).result).toEqual({ count: 2 });
    expect((await give([first.id])).result).toEqual({ count: 0 });
    expect(await noticesFor(first)).toBe(1);
    expect((await give([999_999])).code).toBe('Attendee.NotFound');
  });

  it('can’t be taken in another conference’s ride', async () => {
    const stranger = await plantTicketHolder(server.db, { userType: 0, name: '外人' });
    const call = await callEndpoint(server.app, traffic.takeTripSeat, { tripId: await trip() }, stranger);
    expect(call.code).toBe('Trip.NotFound');
  });
});

describe('boarding', () => {
  async function boarded() {
    const tripId = await trip();
    const [who, helper] = [await person(), await person(2)];
    await take(who, tripId);
    const code = (await seatOf(who, tripId))?.code ?? '';
    const board = (id = tripId, scanned = code) =>
      callEndpoint(server.app, traffic.boardSeat, { tripId: id, code: scanned }, helper.phone);
    return { tripId, who, helper, code, board };
  }

  it('counts a head once, also when two doors scan it at once, and answers the first time again', async () => {
    const { tripId, board } = await boarded();
    const answers = await Promise.all([board(), board()]);
    expect(answers.map(({ result }) => result?.isRepeat).toSorted()).toEqual([false, true]);
    expect(new Set(answers.map(({ result }) => result?.boardedAt)).size).toBe(1);
    expect(await seatsOf(tripId)).toMatchObject({ boarded: 1, state: 'boarding' });
  });

  it('refuses another ride’s code and one that is none', async () => {
    const { board } = await boarded();
    expect((await board(await trip())).code).toBe('Seat.OtherTrip');
    expect((await board(undefined, 'x'.repeat(22))).code).toBe('Seat.NotFound');
  });

  it('refuses who has no ticket any more', async () => {
    const { who, board } = await boarded();
    await server.db.execute(sql`UPDATE ticket SET revoked_at = now() WHERE attendee_id = ${who.id}`);
    expect((await board()).code).toBe('Seat.NotFound');
    await server.db.execute(sql`UPDATE ticket SET revoked_at = NULL WHERE attendee_id = ${who.id}`);
    await server.db.execute(sql`UPDATE attendee SET state = 'cancelled' WHERE id = ${who.id}`);
    expect((await board()).code).toBe('Seat.NotFound');
    await server.db.execute(sql`UPDATE attendee SET state = 'ticketed' WHERE id = ${who.id}`);
    expect((await board()).result?.boarded).toBe(1);
  });

  it('can be taken back before the ride has gone, and closes the seat to its passenger until then', async () => {
    const { tripId, who, helper, board } = await boarded();
    await board();
    const give = await callEndpoint(server.app, traffic.giveUpTripSeat, { tripId }, who.phone);
    expect(give.code).toBe('Seat.Boarded');
    const undo = async () =>
      callEndpoint(server.app, traffic.unboardSeat, { seatId: (await seatOf(who, tripId))?.id }, helper.phone);
    expect((await undo()).status).toBe(200);
    await board();
    await resultOf(server.app, traffic.advanceTrip, { tripId, state: 'departed' }, helper.phone);
    expect((await undo()).code).toBe('Trip.Gone');
    const back = await callEndpoint(server.app, traffic.advanceTrip, { tripId, state: 'boarding' }, helper.phone);
    expect(back.code).toBe('Trip.StateMismatch');
  });
});

describe('a ride', () => {
  it('tells its passengers of a delay and of being cancelled, and nobody else', async () => {
    const tripId = await trip();
    const [who, other] = [await person(), await person()];
    await take(who, tripId);
    const delay = { id: tripId, departsAt: at(4), reason: '列车晚点' };
    await resultOf(server.app, management.delayTrip, delay, admin);
    await resultOf(server.app, management.delayTrip, delay, admin);
    expect(await noticesFor(who)).toBe(1);
    const seen = await resultOf(server.app, traffic.getMyTrips, {}, who.phone);
    expect(seen.trips[0]?.departsAt).toBe(delay.departsAt);
    expect(seen.trips[0]?.plannedDepartsAt).not.toBe(delay.departsAt);
    await resultOf(server.app, management.cancelTrip, { id: tripId, reason: '车辆故障' }, admin);
    expect([await noticesFor(who), await noticesFor(other)]).toEqual([2, 0]);
    expect((await take(other, tripId)).code).toBe('Trip.Gone');
  });

  it('is there once at its time, keeps enough seats, and is deleted only when empty', async () => {
    const input = fieldsOf({});
    const id = (await resultOf(server.app, management.createTrip, { conferenceId, ...input }, admin)).id;
    const twice = await callEndpoint(server.app, management.createTrip, { conferenceId, ...input }, admin);
    expect([twice.code, twice.validationErrors[0]?.members]).toEqual(['Trip.Duplicate', ['name']]);
    await take(await person(), id);
    await take(await person(), id);
    const shrunk = await callEndpoint(server.app, management.updateTrip, { id, ...input, capacity: 1 }, admin);
    expect([shrunk.code, shrunk.validationErrors[0]?.members]).toEqual(['Trip.Full', ['capacity']]);
    expect((await callEndpoint(server.app, management.deleteTrip, { id }, admin)).code).toBe('Trip.HasPassengers');
  });

  it('shows who comes how, with the rides he has, and takes a train only with its number', async () => {
    const who = await person();
    const save = (fields: Record<string, unknown>) =>
      callEndpoint(server.app, traffic.saveItinerary, { direction: 'arrival', mode: 'train', ...fields }, who.phone);
    expect((await save({})).validationErrors[0]?.members).toEqual(['number']);
    await save({ number: 'G 7356', departsAt: at(1), arrivesAt: at(3) });
    await save({ number: 'G 7356', departsAt: at(1), arrivesAt: at(3), delayedUntil: at(3.2) });
    const tripId = await trip({ kind: 'arrival' });
    await take(who, tripId);
    const { travellers } = await resultOf(server.app, management.getTraffic, { conferenceId }, admin);
    expect(travellers).toMatchObject([{ attendeeId: who.id, itinerary: { number: 'G 7356' }, tripIds: [tripId] }]);
  });

  it('goes on step by step at the office’s word, never back, and its passengers are a list for the driver', async () => {
    const [who, id] = [await person(), await trip()];
    await take(who, id);
    const advance = (state: string) => callEndpoint(server.app, management.advanceManagedTrip, { id, state }, admin);
    expect([(await advance('departed')).code, (await advance('boarding')).code]).toEqual([null, 'Trip.StateMismatch']);
    expect(await driversList(id)).toEqual([expect.stringContaining('湖山会议中心')]);
  });
});
