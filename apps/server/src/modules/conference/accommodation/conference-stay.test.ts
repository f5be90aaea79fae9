import * as stay from '@tuyuan/contract/conference/accommodation.ts';
import * as rooming from '@tuyuan/contract/conference/accommodation-management.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { insertConference } from '../../../fixtures/conference.ts';
import { fromNow } from '../../../fixtures/insert-row.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { plantTicketHolder } from '../../../testing/plant-ticket-holder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { reassignFreedBeds } from './index.ts';

interface Guest {
  id: number;
  phone: Record<'x-conference-session', string>;
}

let server: TestServer;
let admin: { authorization: string };
let conferenceId: number;
let hotelId: number;
let made = 0;

const Id = z.object({ id: z.int() });
const numberOf = async (query: ReturnType<typeof sql>) => Id.parse((await server.db.execute(query)).rows[0]).id;

async function guest(gender: 'male' | 'female' | 'unknown' = 'male'): Promise<Guest> {
  made += 1;
  const name = `客${made}`;
  const phone = await plantTicketHolder(server.db, { userType: 0, conferenceId, name });
  const id = await numberOf(sql`UPDATE attendee SET gender = ${gender} WHERE name = ${name} RETURNING id`);
  return { id, phone };
}

async function room(capacity = 2, fields: Record<string, unknown> = {}): Promise<number> {
  made += 1;
  const rooms = [{ number: `${1000 + made}`, kind: 'twin', capacity, ...fields }];
  const [id = 0] = (await resultOf(server.app, rooming.createRooms, { hotelId, rooms }, admin)).ids;
  return id;
}

const nights = { checkIn: '2026-11-19', checkOut: '2026-11-22' };
const place = (who: Guest, roomId: number, more: Record<string, unknown> = {}) =>
  callEndpoint(server.app, rooming.placeGuest, { attendeeId: who.id, roomId, ...nights, ...more }, admin);
const mine = async (who: Guest) => (await resultOf(server.app, stay.getMyStay, {}, who.phone)).stay;
const wish = (who: Guest, fields: Record<string, unknown> = {}) =>
  callEndpoint(server.app, stay.saveStayWish, { needsRoom: true, ...nights, ...fields }, who.phone);
const publish = (planIds: number[] = []) =>
  resultOf(server.app, rooming.publishStays, { conferenceId, planIds }, admin);
async function deskList(hotel = hotelId): Promise<string[]> {
  const input = { conferenceId, hotelId: hotel, format: 'csv' };
  const { path } = await resultOf(server.app, rooming.exportRoomList, input, admin);
  const cookie = `authorization=${admin.authorization.slice(7)}`;
  const { body } = await server.app.inject({ method: 'GET', url: path, headers: { cookie } });
  return body.trim().split('\r\n').slice(1);
}
const accept = (who: Guest) => callEndpoint(server.app, stay.acceptStay, {}, who.phone);

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('chief', ['admin']);
});
afterAll(() => server.stop());
beforeEach(async () => {
  conferenceId = await insertConference(server.db, { endTime: fromNow('2 days') });
  hotelId = (await resultOf(server.app, rooming.createHotel, { conferenceId, name: '湖山宾馆' }, admin)).id;
});

it('keeps a hotel’s picture and takes it away again', async () => {
  const cover = '/api/Resource/Image/Conference/aZ3_-6Qk0sT9uVwXyZ1234';
  const save = (picture: string) =>
    resultOf(server.app, rooming.updateHotel, { id: hotelId, name: '湖山宾馆', cover: picture }, admin);
  const kept = async () => (await resultOf(server.app, rooming.getRooming, { conferenceId }, admin)).hotels[0]?.cover;
  await save(cover);
  expect(await kept()).toBe(cover);
  await save('');
  expect(await kept()).toBe('');
  const strange = { id: hotelId, name: '湖山宾馆', cover: 'https://elsewhere.example/x.jpg' };
  const refused = await callEndpoint(server.app, rooming.updateHotel, strange, admin);
  expect(refused.validationErrors[0]?.members).toEqual(['cover']);
});

describe('placing guests', () => {
  it('gives the last bed to one of many placed at once', async () => {
    const roomId = await room(2);
    const guests = await Promise.all(Array.from({ length: 6 }, () => guest()));
    const codes = (await Promise.all(guests.map((one) => place(one, roomId)))).map(({ code }) => code);
    expect(codes.filter((code) => code === null)).toHaveLength(2);
    expect(codes.filter((code) => code === 'Room.Full')).toHaveLength(4);
  });

  it('puts one person into one room, however often he is placed at once', async () => {
    const who = await guest();
    const rooms = [await room(), await room(), await room()];
    await Promise.all(rooms.map((roomId) => place(who, roomId)));
    const { plans } = await resultOf(server.app, rooming.getRooming, { conferenceId }, admin);
    expect(plans.filter(({ attendeeId }) => attendeeId === who.id)).toHaveLength(1);
  });

  it('keeps sexes and smoke apart unless a reason is given, which stays with the plan', async () => {
    const roomId = await room(3);
    await place(await guest('male'), roomId);
    const she = await guest('female');
    expect((await place(she, roomId)).code).toBe('Room.OtherSex');
    expect((await place(she, roomId, { overriddenReason: '夫妻' })).result?.overriddenReason).toBe('夫妻');
    const smoker = await guest('male');
    await wish(smoker, { smokes: true });
    expect((await place(smoker, await room())).code).toBe('Room.NoSmoking');
    expect((await place(smoker, await room(2, { allowsSmoking: true }))).status).toBe(200);
  });

  it('never lowers a room’s beds below its guests, nor deletes it under them', async () => {
    const roomId = await room(2);
    await place(await guest(), roomId);
    await place(await guest(), roomId);
    const fields = { id: roomId, number: '9', kind: 'single', capacity: 1 };
    expect((await callEndpoint(server.app, rooming.updateHotelRoom, fields, admin)).code).toBe('Room.Full');
    const empty = await room();
    const remove = (ids: number[]) => callEndpoint(server.app, rooming.deleteRooms, { ids }, admin);
    expect((await remove([roomId, empty])).code).toBe('Room.HasGuests');
    expect((await remove([empty])).status).toBe(200);
    expect((await callEndpoint(server.app, rooming.deleteHotel, { id: hotelId }, admin)).code).toBe('Room.HasGuests');
  });

  it('frees the bed of who no longer comes, on no list from then on; who has moved in sleeps there until he leaves', async () => {
    const [roomId, gone, inside] = [await room(2), await guest(), await guest()];
    await place(gone, roomId);
    const { result } = await place(inside, roomId);
    await publish();
    await resultOf(server.app, rooming.moveStay, { planId: result?.id, presence: 'checkedIn' }, admin);
    await server.db.execute(
      sql`UPDATE attendee SET state = 'cancelled' WHERE id = ANY(${sql.param([gone.id, inside.id])}::int[])`,
    );
    const { plans, guests } = await resultOf(server.app, rooming.getRooming, { conferenceId }, admin);
    expect([plans, guests].map((all) => all.map(({ attendeeId }) => attendeeId))).toEqual([[inside.id], [inside.id]]);
    expect(await deskList()).toHaveLength(1);
    expect((await place(await guest(), roomId)).status).toBe(200);
    expect((await place(await guest(), roomId)).code).toBe('Room.Full');
    await reassignFreedBeds(server.db);
    const left = await server.db.execute(
      sql`SELECT attendee_id FROM stay_plan WHERE attendee_id = ANY(${sql.param([gone.id, inside.id])}::int[])`,
    );
    expect(left.rows).toEqual([{ attendee_id: inside.id }]);
  });

  it('counts nobody who no longer comes, not even before his bed is handed on', async () => {
    const [gone, coming] = [await guest(), await guest()];
    const rooms = [await room(), await room()];
    for (const [index, who] of [gone, coming].entries()) await place(who, rooms[index] ?? 0);
    await server.db.execute(sql`UPDATE attendee SET state = 'cancelled' WHERE id = ${gone.id}`);
    expect(await publish()).toEqual({ count: 1 });
    const remove = (ids: number[]) => callEndpoint(server.app, rooming.deleteRooms, { ids }, admin);
    expect((await remove(rooms)).code).toBe('Room.HasGuests');
    expect((await remove(rooms.slice(0, 1))).status).toBe(200);
    await server.db.execute(sql`UPDATE attendee SET state = 'cancelled' WHERE id = ${coming.id}`);
    expect((await callEndpoint(server.app, rooming.deleteHotel, { id: hotelId }, admin)).status).toBe(200);
  });

  it('finds who has not said whether he needs a room, a page at a time, until he says or has one', async () => {
    const silent = async (more: Record<string, unknown> = {}) => {
      const query = { conferenceId, ...more };
      const { totalCount, items } = await resultOf(server.app, rooming.getSilentGuests, query, admin);
      return { totalCount, ids: items.map(({ attendeeId }) => attendeeId) };
    };
    const [first, second, wishing, declining] = [await guest(), await guest(), await guest(), await guest()];
    await wish(wishing);
    await wish(declining, { needsRoom: false });
    const gone = await guest();
    await server.db.execute(sql`UPDATE attendee SET state = 'cancelled' WHERE id = ${gone.id}`);
    expect(await silent()).toEqual({ totalCount: 2, ids: [first.id, second.id] });
    expect(await silent({ skipCount: 1, maxResultCount: 1 })).toEqual({ totalCount: 2, ids: [second.id] });
    await server.db.execute(sql`UPDATE attendee SET company = '湖山摄影学会' WHERE id = ${second.id}`);
    expect((await silent({ keyword: '湖山' })).ids).toEqual([second.id]);
    expect((await place(second, await room())).status).toBe(200);
    expect((await silent()).ids).toEqual([first.id]);
    const { silentCount, guests } = await resultOf(server.app, rooming.getRooming, { conferenceId }, admin);
    expect(silentCount).toBe(1);
    expect(guests.find(({ attendeeId }) => attendeeId === second.id)?.wish).toBeNull();
  });

  it('refuses who said that he needs none, until he says otherwise', async () => {
    const who = await guest();
    const roomId = await room();
    await wish(who, { needsRoom: false });
    expect((await place(who, roomId)).code).toBe('Stay.Declined');
    await wish(who);
    expect((await place(who, roomId)).status).toBe(200);
  });

  it('names each room of a hotel once', async () => {
    const rooms = [
      { number: '801', kind: 'twin', capacity: 2 },
      { number: '801', kind: 'twin', capacity: 2 },
    ];
    const twice = await callEndpoint(server.app, rooming.createRooms, { hotelId, rooms }, admin);
    expect([twice.code, twice.validationErrors[0]?.members]).toEqual(['Room.NumberTaken', ['rooms[1].number']]);
    expect((await resultOf(server.app, rooming.getRooming, { conferenceId }, admin)).rooms).toEqual([]);
  });
});

describe('a guest', () => {
  it('wishes until his room is published, and sees it only then', async () => {
    const who = await guest();
    expect((await wish(who, { mateName: '沈知白' })).result?.mateName).toBe('沈知白');
    await place(who, await room());
    expect(await mine(who)).toBeNull();
    expect((await wish(who, { share: 'single' })).status).toBe(200);
    expect(await publish()).toEqual({ count: 1 });
    expect(await publish()).toEqual({ count: 0 });
    expect(await mine(who)).toMatchObject({ state: 'published', checkIn: '2026-11-19', hotel: { name: '湖山宾馆' } });
    expect((await wish(who)).code).toBe('Stay.AlreadyPublished');
  });

  it('sees who shares his room once both are told, and nobody else', async () => {
    const roomId = await room(2);
    const [one, other] = [await guest(), await guest()];
    const { result } = await place(one, roomId);
    await place(other, roomId);
    await publish([result?.id ?? 0]);
    expect((await mine(one))?.mates).toEqual([]);
    await publish();
    expect((await mine(one))?.mates).toMatchObject([{ hasArrived: false }]);
    await place(other, await room());
    expect((await mine(one))?.mates).toEqual([]);
  });

  it('accepts, asks for another room, is answered, and has to accept the new one anew', async () => {
    const who = await guest();
    const { result } = await place(who, await room());
    expect((await accept(who)).code).toBe('Stay.NotFound');
    await publish();
    expect((await accept(who)).status).toBe(200);
    const ask = { wish: '想换安静一点的' };
    expect((await callEndpoint(server.app, stay.askStayChange, ask, who.phone)).status).toBe(200);
    expect((await callEndpoint(server.app, stay.askStayChange, ask, who.phone)).code).toBe('Stay.StateMismatch');
    const answer = { planId: result?.id, answer: '已换到 12 楼' };
    await place(who, await room());
    expect(await mine(who)).toMatchObject({ state: 'published', changeWish: '' });
    expect((await callEndpoint(server.app, rooming.answerStayChange, answer, admin)).code).toBe('Stay.StateMismatch');
    expect((await accept(who)).status).toBe(200);
  });

  it('can’t ask any more after the day the hotel named', async () => {
    const who = await guest();
    await place(who, await room());
    await publish();
    await server.db.execute(sql`UPDATE stay_hotel SET change_until = now() - interval '1 hour' WHERE id = ${hotelId}`);
    const asked = await callEndpoint(server.app, stay.askStayChange, { wish: '换房' }, who.phone);
    expect(asked.code).toBe('Stay.ChangeClosed');
    expect((await mine(who))?.mayAskChange).toBe(false);
  });

  it('moves in and leaves in this order only', async () => {
    const who = await guest();
    const { result } = await place(who, await room());
    const set = (presence: string) =>
      callEndpoint(server.app, rooming.moveStay, { planId: result?.id, presence }, admin);
    expect((await set('checkedIn')).code).toBe('Stay.StateMismatch');
    await publish();
    expect((await set('left')).code).toBe('Stay.StateMismatch');
    expect((await set('checkedIn')).status).toBe(200);
    const remove = await callEndpoint(server.app, rooming.removeGuest, { planId: result?.id }, admin);
    expect(remove.code).toBe('Stay.StateMismatch');
    expect((await set('left')).status).toBe(200);
  });

  it('has to name both days for a room, in their order', async () => {
    const who = await guest();
    const wrong = await wish(who, { checkIn: '2026-11-22', checkOut: '2026-11-19' });
    expect(wrong.validationErrors[0]?.members).toEqual(['checkOut']);
    expect((await wish(who, { needsRoom: false, checkIn: null, checkOut: null })).status).toBe(200);
  });

  it('is on the list for the desk of his hotel, with his word for it', async () => {
    const who = await guest();
    const { result } = await place(who, await room());
    expect(await deskList()).toEqual([expect.stringContaining(result?.deskCode ?? '')]);
    expect(await deskList(hotelId + 1)).toEqual([]);
  });
});
