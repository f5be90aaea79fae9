import { randomUUID } from 'node:crypto';
import { findAttendees, registerDevice, scanTicket, undoScan } from '@tuyuan/contract/conference/check-in.ts';
import { reissueTicket } from '@tuyuan/contract/conference/user-mobile.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { plantMeeting } from '../../../testing/plant-meeting.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type Meeting = Awaited<ReturnType<typeof plantMeeting>>;
type Checker = Awaited<ReturnType<Meeting['checker']>>;

let server: TestServer;
let meeting: Meeting;
let east: Checker;
let west: Checker;
beforeAll(async () => {
  server = await startTestServer();
  meeting = await plantMeeting(server);
  [east, west] = [await meeting.checker('沈知白'), await meeting.checker('宋宁')];
});
afterAll(() => server.stop());

const Count = z.object({ count: z.int() });
async function countOf(query: ReturnType<typeof sql>): Promise<number> {
  return Count.parse((await server.db.execute(query)).rows[0]).count;
}
const attemptsOf = (ticketId: number) => countOf(sql`SELECT count(*)::int FROM scan WHERE ticket_id = ${ticketId}`);
const admissionsOf = (ticketId: number) =>
  countOf(sql`SELECT count(*)::int FROM admission WHERE ticket_id = ${ticketId} AND state = 'valid'`);

describe('a door', () => {
  it('lets a ticket in by its typed code, its QR token or the link on paper, and says who stands there', async () => {
    const [one, two, three] = [await meeting.ticket(), await meeting.ticket(), await meeting.ticket()];
    const door = await meeting.point();
    const answers = [
      await east.scan(door, ` ${one.code.slice(0, 4).toLowerCase()}-${one.code.slice(4)}`),
      await east.scan(door, two.qr),
      await east.scan(door, `https://x.test/meeting/login?id=4#ticket=${three.qr}`),
    ];
    expect(answers.map(({ result }) => [result?.reason, result?.verdict, result?.person?.name])).toEqual([
      ['ok', 'pass', one.name],
      ['ok', 'pass', two.name],
      ['ok', 'pass', three.name],
    ]);
    expect(answers[0]?.result?.person).toMatchObject({ company: '江州摄影家协会', seat: 'B 区 12 排 08 座' });
  });

  it('tells the ticket’s own phone of its admission, once', async () => {
    const ticket = await meeting.ticket();
    const door = await meeting.point();
    await east.scan(door, ticket.code, { gate: '东门' });
    await west.scan(door, ticket.code);
    const told = () =>
      server.db.execute(
        sql`SELECT payload FROM hub_event WHERE name = 'admitted' AND channel LIKE ${`%ticket:${ticket.ticketId}`}`,
      );
    await expect.poll(async () => (await told()).rows.length).toBe(1);
    expect((await told()).rows[0]).toMatchObject({ payload: { gate: '东门', isDoor: true } });
  });

  it('tells at the second time when, where and by whom the first was, and keeps both attempts', async () => {
    const ticket = await meeting.ticket();
    const door = await meeting.point();
    await east.scan(door, ticket.code);
    const { result } = await west.scan(door, ticket.qr, { gate: '西门' });
    expect(result).toMatchObject({
      reason: 'already_redeemed',
      verdict: 'refused',
      canOverride: true,
      undoUntil: null,
    });
    expect(result?.first).toMatchObject({ gate: '东门', staff: '沈知白', device: east.station.label });
    expect([await attemptsOf(ticket.ticketId), await admissionsOf(ticket.ticketId)]).toEqual([2, 1]);
  });

  it('admits once of 3 doors × 30 scans at the same moment, and tells all others of that one', async () => {
    const ticket = await meeting.ticket();
    const door = await meeting.point();
    const north = await meeting.checker('郑小雨');
    const answers = await Promise.all(
      Array.from({ length: 90 }, (_, index) =>
        ([east, west, north][index % 3] ?? east).scan(door, index % 2 === 0 ? ticket.code : ticket.qr),
      ),
    );
    expect(answers.filter((answer) => answer.status !== 200)).toEqual([]);
    const reasons = answers.map((answer) => answer.result?.reason);
    expect(reasons.filter((reason) => reason === 'ok')).toHaveLength(1);
    expect(reasons.filter((reason) => reason === 'already_redeemed')).toHaveLength(89);
    const first = answers.find((answer) => answer.result?.reason === 'ok')?.result;
    const told = answers.flatMap((answer) => answer.result?.first ?? []);
    expect(told).toHaveLength(89);
    expect(new Set(told.map(({ at, device }) => `${at} ${device}`)).size).toBe(1);
    expect(told[0]?.at).toBe(first?.scannedAt);
    expect([await attemptsOf(ticket.ticketId), await admissionsOf(ticket.ticketId)]).toEqual([90, 1]);
  });

  it('answers the same nonce the same, also many at once and also after it was undone: it is one scan', async () => {
    const ticket = await meeting.ticket();
    const door = await meeting.point();
    const nonce = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => east.scan(door, ticket.code, { nonce })));
    const [first] = answers;
    expect(first?.result?.reason).toBe('ok');
    for (const answer of answers) expect(answer).toEqual(first);
    expect([await attemptsOf(ticket.ticketId), await admissionsOf(ticket.ticketId)]).toEqual([1, 1]);
    const undo = { deviceId: east.deviceId, scanId: first?.result?.scanId ?? 0, reason: '扫错了' };
    await resultOf(server.app, undoScan, undo, east.headers);
    expect(await east.scan(door, ticket.code, { nonce })).toEqual(first);
    const refusal = randomUUID();
    await west.scan(door, ticket.code);
    const refused = await east.scan(door, ticket.code, { nonce: refusal });
    expect(refused.result?.first?.staff).toBe('宋宁');
    expect(await east.scan(door, ticket.code, { nonce: refusal })).toEqual(refused);
  });

  it('refuses a nonce that came with another ticket, and admits neither twice nor the other', async () => {
    const [one, other] = [await meeting.ticket(), await meeting.ticket()];
    const door = await meeting.point();
    const nonce = randomUUID();
    const answers = await Promise.all([east.scan(door, one.code, { nonce }), east.scan(door, other.code, { nonce })]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['Request.KeyReused', null]);
    expect((await admissionsOf(one.ticketId)) + (await admissionsOf(other.ticketId))).toBe(1);
    // Another phone's nonce is its own.
    expect((await west.scan(door, other.code, { nonce })).status).toBe(200);
  });

  it('lets in again at another day’s turn, or after leaving where leaving is scanned', async () => {
    const ticket = await meeting.ticket();
    const garden = await meeting.point({ entry: 'reentry', hasLeave: true });
    const step = async (direction: string) => (await east.scan(garden, ticket.code, { direction })).result;
    expect((await step('out'))?.broken).toBe('leave');
    expect((await step('in'))?.reason).toBe('ok');
    expect((await step('in'))?.reason).toBe('already_redeemed');
    expect((await step('out'))?.reason).toBe('ok');
    expect((await step('out'))?.broken).toBe('leave');
    expect((await step('in'))?.reason).toBe('ok');
    const daily = await meeting.point({ entry: 'daily' });
    expect((await east.scan(daily, ticket.code)).result?.reason).toBe('ok');
    expect((await east.scan(daily, ticket.code)).result?.reason).toBe('already_redeemed');
    await server.db.execute(sql`UPDATE admission SET cycle = cycle - 1 WHERE sign_point_id = ${daily}`);
    expect((await east.scan(daily, ticket.code)).result?.reason).toBe('ok');
  });
});

describe('what is refused', () => {
  it('says why, and admits nobody', async () => {
    const elsewhere = await plantMeeting(server);
    const stranger = await elsewhere.ticket();
    const ticket = await meeting.ticket();
    const reason = async (pointId: number, text: string) => (await east.scan(pointId, text)).result;
    expect(await reason(await meeting.point(), 'K7QW')).toMatchObject({ reason: 'unknown', person: null });
    expect(await reason(await meeting.point(), stranger.code)).toMatchObject({
      reason: 'wrong_conference',
      person: null,
      canOverride: false,
    });
    expect((await reason(await meeting.point({ opens: '1 hour' }), ticket.code))?.reason).toBe('not_open');
    expect((await reason(await meeting.point({ opens: '-2 hours', closes: '-1 hour' }), ticket.code))?.reason).toBe(
      'closed',
    );
    expect(await reason(await meeting.point({ userTypes: [1] }), ticket.code)).toMatchObject({
      reason: 'rules',
      broken: 'userType',
    });
    expect(await reason(await meeting.point({ isRotatingOnly: true }), ticket.qr)).toMatchObject({
      reason: 'rules',
      broken: 'credential',
    });
    expect((await reason(await meeting.point(), '5678'))?.reason).toBe('ambiguous');
    expect(await admissionsOf(ticket.ticketId)).toBe(0);
    expect(await admissionsOf(stranger.ticketId)).toBe(0);
  });

  it('knows of a revoked ticket, a cancelled registration and a changed sign point at once, though it kept copies', async () => {
    const [revoked, cancelled, late] = [await meeting.ticket(), await meeting.ticket(), await meeting.ticket()];
    const [door, gate] = [await meeting.point(), await meeting.point()];
    const other = await meeting.point();
    for (const { code } of [revoked, cancelled, late]) await east.scan(other, code);
    await server.db.execute(sql`UPDATE ticket SET revoked_at = now() WHERE id = ${revoked.ticketId}`);
    await server.db.execute(sql`UPDATE attendee SET state = 'cancelled' WHERE id = ${cancelled.attendeeId}`);
    expect((await east.scan(gate, late.code)).result?.reason).toBe('ok');
    await server.db.execute(sql`UPDATE sign_point SET closes_at = now() WHERE id = ${gate}`);
    expect((await east.scan(door, revoked.code)).result?.reason).toBe('revoked');
    expect((await east.scan(door, cancelled.code)).result?.reason).toBe('cancelled');
    expect((await east.scan(gate, (await meeting.ticket()).code)).result?.reason).toBe('closed');
  });

  it('asks for a seat of the session, and knows of one given or taken since', async () => {
    const ticket = await meeting.ticket();
    const session = await countOf(
      sql`INSERT INTO conference_session (conference_id, title) VALUES (${meeting.conferenceId}, '工作坊') RETURNING id AS count`,
    );
    const hall = await meeting.point({ kind: 'session' });
    await server.db.execute(sql`UPDATE sign_point SET seat_of_session = ${session} WHERE id = ${hall}`);
    const seat = (state: string) =>
      server.db.execute(sql`
      INSERT INTO session_seat (session_id, attendee_id, state) VALUES (${session}, ${ticket.attendeeId}, ${state})
      ON CONFLICT (session_id, attendee_id) DO UPDATE SET state = excluded.state`);
    expect((await east.scan(hall, ticket.code)).result).toMatchObject({ reason: 'rules', broken: 'seat' });
    await seat('confirmed');
    expect((await east.scan(hall, ticket.code)).result?.reason).toBe('ok');
    await seat('cancelled');
    expect((await east.scan(hall, ticket.code)).result).toMatchObject({ reason: 'rules', broken: 'seat' });
  });

  it('ends in either order where a ticket is cancelled in the moment it is scanned, never in an admission afterwards', async () => {
    const door = await meeting.point();
    for (let round = 0; round < 10; round += 1) {
      const ticket = await meeting.ticket();
      const scans = () => Array.from({ length: 4 }, () => east.scan(door, ticket.code));
      const [before] = await Promise.all([
        Promise.all(scans()),
        server.db.execute(sql`UPDATE ticket SET revoked_at = now() WHERE id = ${ticket.ticketId}`),
      ]);
      const admitted = before.filter(({ result }) => result?.reason === 'ok').length;
      expect(admitted).toBeLessThanOrEqual(1);
      expect(await admissionsOf(ticket.ticketId)).toBe(admitted);
      for (const { result } of await Promise.all(scans())) expect(result?.reason).toBe('revoked');
    }
  });
});

describe('a voucher', () => {
  it('is redeemed once, and the second time told when and at which counter', async () => {
    const ticket = await meeting.ticket({ diet: '清真' });
    const lunch = await meeting.point({ kind: 'meal', gates: ['1 号窗口', '3 号窗口'] });
    const redeemed = await east.scan(lunch, ticket.code, { gate: '3 号窗口' });
    expect(redeemed.result).toMatchObject({ reason: 'ok', person: { diet: '清真' } });
    const again = await west.scan(lunch, ticket.qr, { gate: '1 号窗口' });
    expect(again.result).toMatchObject({
      reason: 'already_redeemed',
      first: { at: redeemed.result?.scannedAt, gate: '3 号窗口', staff: '沈知白' },
    });
  });

  it('with two portions gives exactly two to twenty who ask at once, and one more for each that is undone', async () => {
    const ticket = await meeting.ticket();
    const tea = await meeting.point({ kind: 'meal', portions: 2 });
    const ask = () => Promise.all(Array.from({ length: 20 }, () => east.scan(tea, ticket.code)));
    const given = (await ask()).filter(({ result }) => result?.reason === 'ok');
    expect(given).toHaveLength(2);
    const undo = { deviceId: east.deviceId, scanId: given[0]?.result?.scanId ?? 0, reason: '扫错人' };
    await Promise.all(Array.from({ length: 5 }, () => callEndpoint(server.app, undoScan, undo, east.headers)));
    expect((await ask()).filter(({ result }) => result?.reason === 'ok')).toHaveLength(1);
  });

  it('spends one portion for one nonce, however many retries come at once', async () => {
    const ticket = await meeting.ticket();
    const tea = await meeting.point({ kind: 'meal', portions: 5 });
    const nonce = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => east.scan(tea, ticket.code, { nonce })));
    expect(new Set(answers.map(({ result }) => result?.scanId)).size).toBe(1);
    expect(
      await countOf(
        sql`SELECT remaining AS count FROM voucher WHERE ticket_id = ${ticket.ticketId} AND sign_point_id = ${tea}`,
      ),
    ).toBe(4);
  });

  it('is not there for who may have none', async () => {
    const gift = await meeting.point({ kind: 'gift', userTypes: [1] });
    const ticket = await meeting.ticket();
    expect((await east.scan(gift, ticket.code)).result).toMatchObject({ reason: 'rules', broken: 'userType' });
    const guest = await meeting.ticket({ userType: 1 });
    expect((await east.scan(gift, guest.code)).result?.reason).toBe('ok');
    await server.db.execute(
      sql`UPDATE voucher SET revoked_at = now(), remaining = 1 WHERE ticket_id = ${guest.ticketId}`,
    );
    expect((await east.scan(gift, guest.code)).result).toMatchObject({ reason: 'rules', broken: 'voucher' });
  });

  it('goes on with a new ticket where the old one ended, and stays taken away', async () => {
    const office = await (await meeting.ticket({ userType: 4 })).logIn();
    const ticket = await meeting.ticket();
    const [tea, gift, lunch] = [
      await meeting.point({ kind: 'meal', portions: 3 }),
      await meeting.point({ kind: 'gift' }),
      await meeting.point({ kind: 'meal' }),
    ];
    let { code } = ticket;
    const reissue = async () => {
      const asked = { id: ticket.attendeeId, reason: '手机丢失' };
      ({ code } = await resultOf(server.app, reissueTicket, asked, office));
    };
    const reasonAt = async (point: number) => (await east.scan(point, code)).result?.reason;
    expect([await reasonAt(tea), await reasonAt(gift)]).toEqual(['ok', 'ok']);
    await server.db.execute(
      sql`UPDATE voucher SET revoked_at = now(), revoked_reason = '已退餐' WHERE ticket_id = ${ticket.ticketId} AND sign_point_id = ${lunch}`,
    );
    await reissue();
    expect([await reasonAt(tea), await reasonAt(gift), await reasonAt(lunch)]).toEqual([
      'ok',
      'already_redeemed',
      'rules',
    ]);
    await reissue();
    expect([await reasonAt(tea), await reasonAt(tea), await reasonAt(gift)]).toEqual([
      'ok',
      'already_redeemed',
      'already_redeemed',
    ]);
  });
});

describe('undoing', () => {
  it('frees the place within 60 seconds, on the phone that admitted; not later and not on another', async () => {
    const ticket = await meeting.ticket();
    const door = await meeting.point();
    const { result } = await east.scan(door, ticket.code);
    const undo = (checker: Checker) =>
      callEndpoint(
        server.app,
        undoScan,
        { deviceId: checker.deviceId, scanId: result?.scanId ?? 0, reason: '扫错人' },
        checker.headers,
      );
    expect((await undo(west)).code).toBe('CheckIn.ScanNotFound');
    expect((await undo(east)).status).toBe(200);
    expect((await undo(east)).status).toBe(200);
    const second = await east.scan(door, ticket.code);
    expect(second.result?.reason).toBe('ok');
    await server.db.execute(
      sql`UPDATE scan SET received_at = now() - interval '61 seconds' WHERE id = ${second.result?.scanId}`,
    );
    const late = { deviceId: east.deviceId, scanId: second.result?.scanId ?? 0, reason: '扫错人' };
    expect((await callEndpoint(server.app, undoScan, late, east.headers)).code).toBe('CheckIn.UndoTooLate');
    const refused = await east.scan(door, ticket.code);
    const nothing = { deviceId: east.deviceId, scanId: refused.result?.scanId ?? 0, reason: '扫错人' };
    expect((await callEndpoint(server.app, undoScan, nothing, east.headers)).code).toBe('CheckIn.ScanNotFound');
  });
});

describe('whoever is found by name', () => {
  it('is let in with the reason, and shown with a masked number', async () => {
    const ticket = await meeting.ticket({ name: '顾清和' });
    const door = await meeting.point();
    const found = await resultOf(server.app, findAttendees, { pointId: door, keyword: '顾清' }, east.headers);
    expect(found.items).toMatchObject([{ attendeeId: ticket.attendeeId, name: '顾清和', admittedAt: null }]);
    expect(found.items[0]?.phone).toMatch(/^138\*{4}\d{4}$/);
    const byHand = { text: undefined, attendeeId: ticket.attendeeId };
    expect((await east.scan(door, '', byHand)).validationErrors[0]?.members).toEqual(['note']);
    expect((await east.scan(door, '', { ...byHand, note: '手机没电' })).result?.reason).toBe('ok');
    const again = await resultOf(server.app, findAttendees, { pointId: door, keyword: '顾清' }, east.headers);
    expect(again.items[0]?.admittedAt).not.toBeNull();
  });

  it('is found by the last four digits of the number or all of it, by nothing that would spell it out', async () => {
    const { attendeeId } = await meeting.ticket({ name: '尾号' });
    const door = await meeting.point();
    await server.db.execute(sql`UPDATE attendee SET phone = '13766665555' WHERE id = ${attendeeId}`);
    const find = async (keyword: string) =>
      (await resultOf(server.app, findAttendees, { pointId: door, keyword }, east.headers)).items.map(
        ({ name }) => name,
      );
    expect([await find('5555'), await find('13766665555')]).toEqual([['尾号'], ['尾号']]);
    for (const keyword of ['65555', '3766665555', '%5555', '666_5555']) expect(await find(keyword)).toEqual([]);
  });

  it('is never somebody of another meeting', async () => {
    const elsewhere = await plantMeeting(server);
    const stranger = await elsewhere.ticket({ name: '外会人' });
    const door = await meeting.point();
    expect((await resultOf(server.app, findAttendees, { pointId: door, keyword: '外会' }, east.headers)).items).toEqual(
      [],
    );
    const byHand = { text: undefined, attendeeId: stranger.attendeeId, note: '手机没电' };
    expect((await east.scan(door, '', byHand)).code).toBe('Attendee.NotFound');
    expect((await east.scan(await elsewhere.point(), stranger.code)).code).toBe('CheckIn.PointNotFound');
  });
});

describe('a phone of the staff', () => {
  it('scans only for who holds it, and no longer once it is taken out of use', async () => {
    const ticket = await meeting.ticket();
    const door = await meeting.point();
    const asEast = { deviceId: east.deviceId, nonce: randomUUID(), pointId: door, text: ticket.code };
    expect((await callEndpoint(server.app, scanTicket, asEast, west.headers)).code).toBe('CheckIn.DeviceNotFound');
    const unknown = { ...asEast, text: 'nonsense', deviceId: 999_999 };
    expect((await callEndpoint(server.app, scanTicket, unknown, west.headers)).code).toBe('CheckIn.DeviceNotFound');
    const lost = await meeting.checker();
    await server.db.execute(sql`UPDATE check_in_device SET revoked_at = now() WHERE id = ${lost.deviceId}`);
    expect((await lost.scan(door, ticket.code)).code).toBe('CheckIn.DeviceNotFound');
    expect(await admissionsOf(ticket.ticketId)).toBe(0);
  });

  it('gets a number of its own whoever registers at once, and keeps it for the next holder', async () => {
    const before = await meeting.ticket({ userType: 3 });
    const headers = await before.logIn();
    const keys = Array.from({ length: 8 }, () => randomUUID());
    const stations = await Promise.all(keys.map((key) => resultOf(server.app, registerDevice, { key }, headers)));
    expect(new Set(stations.map(({ label }) => label)).size).toBe(8);
    const next = await (await meeting.ticket({ userType: 3 })).logIn();
    const taken = await resultOf(server.app, registerDevice, { key: keys[0] ?? '' }, next);
    expect(taken.label).toBe(stations[0]?.label);
  });
});
