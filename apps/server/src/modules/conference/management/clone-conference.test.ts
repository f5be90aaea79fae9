import * as management from '@tuyuan/contract/conference/conference-management.ts';
import { createInteraction, createInteractionRoom } from '@tuyuan/contract/conference/interaction-management.ts';
import { getScheduleDraft } from '@tuyuan/contract/conference/schedule.ts';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { insertAttendee } from '../../../fixtures/conference.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { plantTicketType } from '../../../testing/plant-conference.ts';
import { scheduleBuilder } from '../../../testing/schedule-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { movedMoment } from '../registration/index.ts';

let server: TestServer;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('chief', ['admin']);
});
afterAll(() => server.stop());

const Row = z.looseObject({ id: z.int().optional() });
type Row = z.infer<typeof Row>;
const IdRow = z.object({ id: z.int() });
const insert = async (query: SQL) => IdRow.parse((await server.db.execute(query)).rows[0]).id;

/** Returns a moment in the site's time zone, in the form rows are read here. */
const at = (wire: string) => new Date(`${wire}:00+08:00`).toISOString();

/** Returns all columns of a conference's rows, with moments in one form. */
async function rowsOf(table: string, of: SQL): Promise<Row[]> {
  const { rows } = await server.db.execute(
    sql`SELECT to_jsonb(t) AS row FROM ${sql.identifier(table)} t WHERE ${of} ORDER BY to_jsonb(t) -> 'id'`,
  );
  const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
  const Column = z.union([moment, z.unknown()]);
  return z
    .array(z.object({ row: z.record(z.string(), Column).pipe(Row) }))
    .parse(rows)
    .map(({ row }) => row);
}
const ofConference = (id: number) => sql`t.conference_id = ${id}`;

// From before a leap day to after it; the clone's period has no leap day.
const start = '2028-02-27T09:00';
const startDay = '2030-02-27';

async function plantSource(): Promise<number> {
  return insert(sql`
    INSERT INTO conference (state, title, location, start_time, end_time, reg_start_time, reg_end_time, scans_on_duty_only, live_on, version, published_at)
    VALUES ('published', '江南影像大会', '苏州会议中心', ${at(start)}::timestamptz, ${at('2028-03-02T18:00')}::timestamptz, ${at('2028-01-01T09:00')}::timestamptz,
      ${at('2028-02-20T18:00')}::timestamptz, true, true, 1, now()) RETURNING id`);
}

function plantPerson(conferenceId: number, ticketTypeId: number): Promise<number> {
  return insertAttendee(server.db, { conferenceId, ticketTypeId, userType: 2, name: '沈知白' });
}

async function cloned(id: number, fields: Record<string, unknown> = {}): Promise<number> {
  const input = { id, title: '江南影像大会 2030', startDay, ...fields };
  return (await resultOf(server.app, management.cloneConference, input, admin)).id;
}

it('moves a moment by days of the clock on the wall, also where the clock is changed between', async () => {
  const moment = movedMoment(sql`'2030-03-29T09:00:00+01:00'::timestamptz`, { days: 3, timeZone: 'Europe/Berlin' });
  const { rows } = await server.db.execute(sql`SELECT ${moment} = '2030-04-01T09:00:00+02:00'::timestamptz AS is_nine`);
  expect(rows).toEqual([{ is_nine: true }]);
});

describe('of another conference, a clone has', () => {
  it('the sign points with what they hand out, without posters, kitchen numbers, PINs and keys', async () => {
    const from = await plantSource();
    const guest = await plantTicketType(server.db, from, { name: '嘉宾票' });
    const gone = await plantTicketType(server.db, from, { name: '已删的票' });
    const build = scheduleBuilder(server, admin);
    const workshop = await build.session(from, '工作坊', { at: '2028-03-01T14:00:00', seats: 20 });
    const calledOff = await build.session(from, '取消的', { at: '2028-02-28T14:00:00' });
    await build.edit(calledOff, { isCancelled: true });
    const point = (name: string, columns: SQL, values: SQL) =>
      insert(sql`
        INSERT INTO sign_point (conference_id, name, opens_at, closes_at, ${columns})
        VALUES (${from}, ${name}, ${at('2028-02-27T08:00')}::timestamptz, ${at('2028-03-01T18:00')}::timestamptz, ${values}) RETURNING id`);
    await point(
      '东门',
      sql`kind, place, hall, capacity, gates, late_after, entry, has_leave, user_types, ticket_type_ids, is_rotating_only, lanes, poster_number, poster_from,
        poster_until, latitude, longitude, radius_m, position, is_active`,
      sql`'door', '一层', '听涛厅', 300, '{东一,东二}', ${at('2028-02-27T09:30')}::timestamptz, 'reentry', true, '{0,1}', ARRAY[${guest}::int], true, 4, 3,
        ${at('2028-02-28T08:00')}::timestamptz, ${at('2028-02-29T08:00')}::timestamptz, 31.3, 120.6, 200, 7, false`,
    );
    const lunch = await point('午餐', sql`kind, portions`, sql`'meal', 2`);
    await server.db.execute(sql`INSERT INTO meal_stock (sign_point_id, diet, prepared) VALUES (${lunch}, '素食', 40)`);
    await point('工作坊签到', sql`kind, seat_of_session`, sql`'session', ${workshop}`);
    await point('取消的签到', sql`kind, seat_of_session`, sql`'session', ${calledOff}`);
    await point('已删的门', sql`kind, ticket_type_ids`, sql`'door', ARRAY[${gone}::int]`);
    await server.db.execute(sql`DELETE FROM ticket_type WHERE id = ${gone}`);
    await server.db.execute(sql`
      INSERT INTO check_in_supervisor (conference_id, name, pin_hash) VALUES (${from}, '值班长', sha256('1234'))`);
    await server.db.execute(sql`
      INSERT INTO check_in_secret (conference_id, public_key, sealed, salt) VALUES (${from}, decode(repeat('00', 64), 'hex'), '', decode(repeat('00', 16), 'hex'))`);

    const to = await cloned(from);
    const [door, meal, seats] = await rowsOf('sign_point', ofConference(from));
    const [type] = await rowsOf('ticket_type', ofConference(to));
    const { sessions } = await resultOf(server.app, getScheduleDraft, { id: to }, admin);
    const own = { id: expect.any(Number), conference_id: to, revised_at: expect.any(String), revision: 0 };
    const hours = { opens_at: at('2030-02-27T08:00'), closes_at: at('2030-03-02T18:00') };
    const poster = { poster_number: 0, poster_from: at('2030-02-28T08:00'), poster_until: at('2030-03-01T08:00') };
    expect(await rowsOf('sign_point', ofConference(to))).toEqual([
      { ...door, ...own, ...hours, ...poster, late_after: at('2030-02-27T09:30'), ticket_type_ids: [type?.id] },
      { ...meal, ...own, ...hours },
      { ...seats, ...own, ...hours, seat_of_session: sessions.find(({ title }) => title === '工作坊')?.id },
    ]);
    for (const table of ['check_in_supervisor', 'check_in_secret'])
      expect(await rowsOf(table, ofConference(to))).toEqual([]);
    const ofPoints = sql`t.sign_point_id IN (SELECT id FROM sign_point WHERE conference_id = ${to})`;
    expect(await rowsOf('meal_stock', ofPoints)).toEqual([]);
  });

  it('the posts and shifts, nobody in them, under new codes; whether only who is on duty may scan, too', async () => {
    const from = await plantSource();
    const person = await plantPerson(from, await plantTicketType(server.db, from));
    const post = await insert(sql`
      INSERT INTO duty_post (conference_id, place, work, directions, latitude, longitude, lead_attendee_id, code, position)
      VALUES (${from}, '东门', '入场核验', '从地铁 1 口上', 31.3, 120.6, ${person}, 'a-code-of-22-characters', 4) RETURNING id`);
    const shift = await insert(sql`
      INSERT INTO duty_shift (post_id, starts_at, ends_at, needed, taken, note)
      VALUES (${post}, ${at('2028-02-29T22:00')}::timestamptz, ${at('2028-03-01T02:00')}::timestamptz, 3, 1, '带手电') RETURNING id`);
    await server.db.execute(
      sql`INSERT INTO duty_entry (shift_id, attendee_id, state) VALUES (${shift}, ${person}, 'confirmed')`,
    );

    const to = await cloned(from);
    const ofPosts = (id: number) => sql`t.post_id IN (SELECT id FROM duty_post WHERE conference_id = ${id})`;
    const [oldPost] = await rowsOf('duty_post', ofConference(from));
    const [newPost] = await rowsOf('duty_post', ofConference(to));
    const own = { id: expect.any(Number), revised_at: expect.any(String), revision: 0 };
    const code = expect.stringMatching(/^[\w-]{22}$/);
    expect(newPost).toEqual({ ...oldPost, ...own, conference_id: to, lead_attendee_id: null, code });
    const [oldShift] = await rowsOf('duty_shift', ofPosts(from));
    const hours = { starts_at: at('2030-03-01T22:00'), ends_at: at('2030-03-02T02:00') };
    expect(await rowsOf('duty_shift', ofPosts(to))).toEqual([
      { ...oldShift, ...own, ...hours, post_id: newPost?.id, taken: 0 },
    ]);
    expect(await rowsOf('duty_entry', sql`t.shift_id NOT IN (${shift})`)).toEqual([]);
    expect(await rowsOf('conference', sql`t.id = ${to}`)).toMatchObject([{ scans_on_duty_only: true }]);
  });

  it('the hotels with their rooms and the rides, without guests, passengers and drivers', async () => {
    const from = await plantSource();
    const person = await plantPerson(from, await plantTicketType(server.db, from));
    const hotel = await insert(sql`
      INSERT INTO stay_hotel (conference_id, name, address, way, phone, breakfast, check_in_from, check_out_until, latitude, longitude, cover_key, change_until)
      VALUES (${from}, '湖山酒店', '湖滨路 1 号', '步行 6 分钟', '0512-1234', '二层', '15:00', '11:00', 31.3, 120.6, 'a/b', ${at('2028-02-20T18:00')}::timestamptz) RETURNING id`);
    const room = await insert(sql`
      INSERT INTO stay_room (hotel_id, number, floor, kind, capacity, allows_smoking, note) VALUES (${hotel}, '0801', '8', 'twin', 2, true, '朝湖') RETURNING id`);
    await server.db.execute(sql`
      INSERT INTO stay_plan (attendee_id, room_id, check_in, check_out, desk_code) VALUES (${person}, ${room}, '2028-02-27', '2028-02-28', 'K7')`);
    const ride = (name: string, state: string) =>
      insert(sql`
        INSERT INTO traffic_trip (conference_id, kind, name, state, from_place, from_directions, latitude, longitude, to_place, to_directions, departs_at, planned_departs_at,
          ride_minutes, boarding_minutes, plate, vehicle, driver_name, driver_phone, leader_attendee_id, capacity, taken, is_open, reason, departed_at)
        VALUES (${from}, 'shuttle', ${name}, ${state}, '高铁北站', '出站右转', 31.4, 120.7, '湖山酒店', '正门', ${at('2028-03-01T09:20')}::timestamptz,
          ${at('2028-03-01T09:00')}::timestamptz, 40, 20, '苏E12345', '45 座大巴', '周师傅', '13800000000', ${person}, 45, 1, true, '堵车', now()) RETURNING id`);
    const shuttle = await ride('接驳 1 号', 'arrived');
    await ride('取消的班车', 'cancelled');
    await server.db.execute(
      sql`INSERT INTO traffic_seat (trip_id, attendee_id, seat_no, code) VALUES (${shuttle}, ${person}, 1, 'a-code-of-22-characters')`,
    );

    const to = await cloned(from);
    const id = expect.any(Number);
    const [oldHotel] = await rowsOf('stay_hotel', ofConference(from));
    const hotels = await rowsOf('stay_hotel', ofConference(to));
    expect(hotels).toEqual([{ ...oldHotel, id, conference_id: to, change_until: at('2030-02-20T18:00') }]);
    const ofHotels = (conference: number) =>
      sql`t.hotel_id IN (SELECT id FROM stay_hotel WHERE conference_id = ${conference})`;
    const [oldRoom] = await rowsOf('stay_room', ofHotels(from));
    expect(await rowsOf('stay_room', ofHotels(to))).toEqual([{ ...oldRoom, id, hotel_id: hotels[0]?.id }]);
    const [oldTrip] = await rowsOf('traffic_trip', ofConference(from));
    const hours = { departs_at: at('2030-03-02T09:00'), planned_departs_at: at('2030-03-02T09:00') };
    const people = { plate: '', driver_name: '', driver_phone: '', leader_attendee_id: null, taken: 0 };
    const fresh = { state: 'planned', reason: '', departed_at: null, revision: 0 };
    const told = { updated_at: expect.any(String), revised_at: expect.any(String) };
    expect(await rowsOf('traffic_trip', ofConference(to))).toEqual([
      { ...oldTrip, id, conference_id: to, ...hours, ...people, ...fresh, ...told },
    ]);
    expect(await rowsOf('stay_plan', sql`t.room_id <> ${room}`)).toEqual([]);
    expect(await rowsOf('traffic_seat', sql`t.trip_id <> ${shuttle}`)).toEqual([]);
  });

  it('the halls and what was prepared there, unopened and unanswered; each lottery under a seed of its own', async () => {
    const from = await plantSource();
    const person = await plantPerson(from, await plantTicketType(server.db, from));
    const switches = { name: '听涛厅', danmakuOn: false, danmakuReviewed: false, slowSeconds: 30, questionsOn: true };
    const roomInput = { conferenceId: from, ...switches, questionsReviewed: false };
    const { id: roomId } = await resultOf(server.app, createInteractionRoom, roomInput, admin);
    const options = ['甲', '乙'].map((text) => ({ text, imageId: null }));
    const specs = [
      { kind: 'poll', title: '最喜欢哪一张', options, maxChoices: 1, showsLive: false },
      { kind: 'quiz', title: '哪一年', options, correct: [2], seconds: 30 },
      { kind: 'wordCloud', title: '一个词', maxWords: 2 },
      { kind: 'lottery', title: '抽奖', prize: '相机', winnerCount: 2 },
    ];
    for (const spec of specs) await resultOf(server.app, createInteraction, { roomId, spec }, admin);
    const [poll] = await rowsOf('interaction', sql`t.room_id = ${roomId}`);
    await server.db.execute(sql`
      UPDATE interaction SET state = 'revealed', opened_at = now(), locked_at = now(), revealed_at = now(), closes_at = now(), is_on_stage = true
      WHERE id = ${poll?.id}::int`);
    await server.db.execute(
      sql`INSERT INTO interaction_answer (interaction_id, attendee_id, choices) VALUES (${poll?.id}::int, ${person}, '{1}')`,
    );
    await server.db.execute(
      sql`INSERT INTO danmaku (room_id, attendee_id, text, state) VALUES (${roomId}, ${person}, '好', 'pending')`,
    );
    await server.db.execute(
      sql`INSERT INTO live_wall (conference_id, is_reviewed, reports_to_hide) VALUES (${from}, false, 7)`,
    );
    const before = await rowsOf('interaction', sql`t.room_id = ${roomId}`);

    const to = await cloned(from);
    const id = expect.any(Number);
    const [oldRoom] = await rowsOf('interaction_room', ofConference(from));
    const rooms = await rowsOf('interaction_room', ofConference(to));
    expect(rooms).toEqual([{ ...oldRoom, id, conference_id: to }]);
    const unopened = { state: 'ready', opened_at: null, locked_at: null, revealed_at: null, closes_at: null };
    const own = { id, room_id: rooms[0]?.id, is_on_stage: false, created_at: expect.any(String) };
    const after = await rowsOf('interaction', sql`t.room_id = ${rooms[0]?.id}::int`);
    expect(after).toEqual(before.map((row) => ({ ...row, ...unopened, ...own })));
    const draws = await rowsOf('lottery_draw', sql`true`);
    expect(draws.map(({ interaction_id }) => interaction_id)).toEqual([before[3]?.id, after[3]?.id]);
    for (const secret of ['commitment', 'sealed_seed']) expect(draws[0]?.[secret]).not.toBe(draws[1]?.[secret]);
    for (const table of ['danmaku', 'question'])
      expect(await rowsOf(table, sql`t.room_id = ${rooms[0]?.id}::int`)).toEqual([]);
    expect(await rowsOf('interaction_answer', sql`t.interaction_id <> ${poll?.id}::int`)).toEqual([]);
    expect(await rowsOf('live_wall', ofConference(to))).toEqual([
      { conference_id: to, is_reviewed: false, reports_to_hide: 7 },
    ]);
    expect(await rowsOf('conference', sql`t.id = ${to}`)).toMatchObject([{ live_on: false }]);
  });

  it('the etiquette that holds, as its first version', async () => {
    const from = await plantSource();
    const sections = (text: string) => JSON.stringify([{ topic: 'silence', title: '安静', text }]);
    await server.db.execute(sql`
      INSERT INTO conference_manner (conference_id, version, sections, must_confirm)
      VALUES (${from}, 1, ${sections('手机静音')}::jsonb, false), (${from}, 2, ${sections('手机关机')}::jsonb, true)`);
    const to = await cloned(from);
    expect(await rowsOf('conference_manner', ofConference(to))).toMatchObject([
      { version: 1, sections: [{ text: '手机关机' }], must_confirm: true, published_by: expect.any(Number) },
    ]);
  });

  it('only the parts that are wanted, once however often it is asked for', async () => {
    const from = await plantSource();
    await server.db.execute(sql`
      INSERT INTO duty_post (conference_id, place, work, code) VALUES (${from}, '西门', '引导', 'another-code-of-22-chars')`);
    await server.db.execute(sql`INSERT INTO stay_hotel (conference_id, name) VALUES (${from}, '湖山酒店')`);
    const input = { id: from, title: '只带住宿', startDay, parts: ['logistics', 'logistics'] };
    const headers = { ...admin, 'idempotency-key': 'clone-once' };
    const [one, again] = [
      await resultOf(server.app, management.cloneConference, input, headers),
      await resultOf(server.app, management.cloneConference, input, headers),
    ];
    expect(again.id).toBe(one.id);
    expect(await rowsOf('stay_hotel', ofConference(one.id))).toHaveLength(1);
    expect(await rowsOf('duty_post', ofConference(one.id))).toEqual([]);
    expect(await rowsOf('conference', sql`t.title = '只带住宿'`)).toMatchObject([{ scans_on_duty_only: false }]);
    const unknown = { ...input, parts: ['attendees'] };
    expect((await callEndpoint(server.app, management.cloneConference, unknown, admin)).status).toBe(400);
  });

  it('nothing at all where a part cannot be copied', async () => {
    const from = await plantSource();
    await server.db.execute(sql`
      INSERT INTO duty_post (conference_id, place, work, code) VALUES (${from}, '南门', '引导', 'a-third-code-of-22-chars')`);
    await server.db.execute(sql`
      CREATE FUNCTION refuse_hotel() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no more hotels'; END $$`);
    await server.db.execute(sql`INSERT INTO stay_hotel (conference_id, name) VALUES (${from}, '湖山酒店')`);
    await server.db.execute(
      sql`CREATE TRIGGER refuse_hotel BEFORE INSERT ON stay_hotel FOR EACH ROW EXECUTE FUNCTION refuse_hotel()`,
    );
    const input = { id: from, title: '没有建成', startDay };
    expect((await callEndpoint(server.app, management.cloneConference, input, admin)).status).toBe(500);
    expect(await rowsOf('conference', sql`t.title = '没有建成'`)).toEqual([]);
    expect(await rowsOf('duty_post', sql`t.place = '南门'`)).toHaveLength(1);
  });
});
