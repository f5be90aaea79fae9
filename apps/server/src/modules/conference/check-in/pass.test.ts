import { randomUUID } from 'node:crypto';
import { getPoster, renewPoster } from '@tuyuan/contract/conference/sign-point-management.ts';
import {
  certifyPass,
  getMySignPoints,
  getMyVouchers,
  getPass,
  signByPoster,
} from '@tuyuan/contract/conference/ticket-pass.ts';
import { fromBase64url, toBase64url } from '@tuyuan/format/check-in/base64url.ts';
import {
  checkPass,
  exportPublicKey,
  importPublicKey,
  makePassKeys,
  showPass,
} from '@tuyuan/format/check-in/ticket-pass.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { plantMeeting } from '../../../testing/plant-meeting.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type Meeting = Awaited<ReturnType<typeof plantMeeting>>;
type Checker = Awaited<ReturnType<Meeting['checker']>>;
type Ticket = Awaited<ReturnType<Meeting['ticket']>>;

let server: TestServer;
let meeting: Meeting;
let east: Checker;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  meeting = await plantMeeting(server);
  east = await meeting.checker('沈知白');
  admin = await server.logInAs('admin', ['admin']);
});
afterAll(() => server.stop());

/** Returns a phone with its own key, certified for the ticket's login. */
async function phoneOf(ticket: Ticket) {
  const headers = await ticket.logIn();
  const keys = await makePassKeys(false);
  const publicKey = toBase64url(await exportPublicKey(keys.publicKey));
  const { certificate } = await resultOf(server.app, certifyPass, { publicKey }, headers);
  const bytes = fromBase64url(certificate) ?? new Uint8Array();
  return { headers, show: (at = Date.now()) => showPass(keys.privateKey, bytes, at) };
}

describe('a code that changes', () => {
  it('opens the door, also a strict one, and is known by the conference’s public key alone', async () => {
    const ticket = await meeting.ticket();
    const phone = await phoneOf(ticket);
    const strict = await meeting.point({ isRotatingOnly: true });
    const text = await phone.show();
    expect((await east.scan(strict, text)).result).toMatchObject({ reason: 'ok', person: { name: ticket.name } });
    const key = await importPublicKey(fromBase64url(east.station.publicKey) ?? new Uint8Array());
    expect(key && (await checkPass(key, text, Date.now()))).toMatchObject({
      state: 'fresh',
      certificate: { ticketId: ticket.ticketId, conferenceId: meeting.conferenceId },
    });
  });

  it('is of no use as a picture, and ends with the phone’s log-in', async () => {
    const ticket = await meeting.ticket();
    const phone = await phoneOf(ticket);
    const door = await meeting.point();
    const picture = await east.scan(door, await phone.show(Date.now() - 60_000));
    expect(picture.result).toMatchObject({ reason: 'stale', verdict: 'refused' });
    await server.db.execute(sql`DELETE FROM ticket_session WHERE ticket_id = ${ticket.ticketId}`);
    expect((await east.scan(door, await phone.show())).result?.reason).toBe('stale');
    const newPhone = await phoneOf(ticket);
    expect((await east.scan(door, await newPhone.show())).result?.reason).toBe('ok');
  });

  it('of another meeting is called so, and a forged one unknown', async () => {
    const elsewhere = await plantMeeting(server);
    const guest = await phoneOf(await elsewhere.ticket());
    const door = await meeting.point();
    expect((await east.scan(door, await guest.show())).result?.reason).toBe('wrong_conference');
    const forged = (await (await phoneOf(await meeting.ticket())).show()).replace(/.$/, (sign) =>
      sign === '0' ? '1' : '0',
    );
    expect((await east.scan(door, forged)).result?.reason).toBe('unknown');
  });

  it('is not certified for what is no key', async () => {
    const headers = await (await meeting.ticket()).logIn();
    const publicKey = toBase64url(new Uint8Array(64).fill(1));
    expect((await callEndpoint(server.app, certifyPass, { publicKey }, headers)).code).toBe('Pass.KeyRefused');
  });
});

describe('the ticket’s page', () => {
  it('shows its holder, his code, and the first door that let him in', async () => {
    const ticket = await meeting.ticket({ name: '林砚秋' });
    const headers = await ticket.logIn();
    const before = await resultOf(server.app, getPass, {}, headers);
    expect(before).toMatchObject({ name: '林砚秋', code: ticket.code, admitted: null, phones: 1 });
    await east.scan(await meeting.point(), ticket.code);
    expect((await resultOf(server.app, getPass, {}, headers)).admitted).toMatchObject({ gate: '东门' });
  });
});

describe('the cards', () => {
  it('are locked, available, redeemed, expired or revoked', async () => {
    const ticket = await meeting.ticket({ diet: '清真' });
    const headers = await ticket.logIn();
    const points = {
      later: await meeting.point({ kind: 'meal', opens: '1 hour' }),
      now: await meeting.point({ kind: 'meal' }),
      eaten: await meeting.point({ kind: 'meal' }),
      over: await meeting.point({ kind: 'meal', opens: '-2 hours', closes: '-1 hour' }),
      taken: await meeting.point({ kind: 'gift' }),
      guests: await meeting.point({ kind: 'gift', userTypes: [1] }),
    };
    await east.scan(points.eaten, ticket.code, { gate: '3 号窗口' });
    await resultOf(server.app, getMyVouchers, {}, headers);
    await server.db.execute(sql`
      UPDATE voucher SET revoked_at = now(), revoked_reason = '已退餐' WHERE sign_point_id = ${points.taken} AND ticket_id = ${ticket.ticketId}`);
    const { items } = await resultOf(server.app, getMyVouchers, {}, headers);
    const stateOf = new Map(items.map((item) => [item.pointId, item.state]));
    expect(Object.entries(points).map(([name, id]) => [name, stateOf.get(id)])).toEqual([
      ['later', 'locked'],
      ['now', 'available'],
      ['eaten', 'redeemed'],
      ['over', 'expired'],
      ['taken', 'revoked'],
      ['guests', undefined],
    ]);
    const eaten = items.find(({ pointId }) => pointId === points.eaten);
    expect(eaten).toMatchObject({ diet: '清真', remaining: 0, redeemed: { counter: '3 号窗口', staff: '沈知白' } });
    expect(eaten?.pace).toEqual([{ counter: '3 号窗口', served: 1 }]);
  });
});

describe('signing in by the poster', () => {
  async function hall(more = sql``) {
    const pointId = await meeting.point();
    await server.db.execute(sql`UPDATE sign_point SET place = '听涛厅' ${more} WHERE id = ${pointId}`);
    const { address } = await resultOf(server.app, renewPoster, { id: pointId }, admin);
    return { pointId, code: new URL(address).hash.replace('#code=', '') };
  }

  it('shows the second time the first, and is the same once with the same nonce', async () => {
    const headers = await (await meeting.ticket()).logIn();
    const poster = { ...(await hall()), nonce: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => resultOf(server.app, signByPoster, poster, headers)),
    );
    expect(answers.map(({ reason }) => reason)).toEqual(Array(5).fill('ok'));
    const again = await resultOf(server.app, signByPoster, { ...poster, nonce: randomUUID() }, headers);
    expect(again).toMatchObject({
      reason: 'already_redeemed',
      point: { state: 'signed', signed: { method: 'poster', gate: '听涛厅' } },
    });
    expect(again.point.signed).toEqual(answers[0]?.point.signed);
    const mine = await resultOf(server.app, getMySignPoints, {}, headers);
    expect(mine.items.find(({ id }) => id === poster.pointId)?.state).toBe('signed');
    const other = await (await meeting.ticket()).logIn();
    expect((await resultOf(server.app, signByPoster, poster, other)).reason).toBe('ok');
  });

  it('also records who leaves, once, where leaving is recorded', async () => {
    const headers = await (await meeting.ticket()).logIn();
    const door = await hall(sql`, has_leave = true`);
    const pass = (direction: 'in' | 'out') =>
      resultOf(server.app, signByPoster, { ...door, direction, nonce: randomUUID() }, headers);
    expect(await pass('out')).toMatchObject({ reason: 'rules', point: { signed: null } });
    expect((await pass('in')).point).toMatchObject({ hasLeave: true, hasPoster: true, signed: { leftAt: null } });
    const gone = await pass('out');
    expect([gone.reason, gone.point.signed?.leftAt]).toEqual(['ok', expect.any(String)]);
    expect(await pass('out')).toMatchObject({ reason: 'rules', point: { signed: gone.point.signed } });
  });

  it('takes the newest poster only, in its time', async () => {
    const headers = await (await meeting.ticket()).logIn();
    const old = await hall();
    await resultOf(server.app, renewPoster, { id: old.pointId }, admin);
    const sign = (poster: { pointId: number; code: string }) =>
      callEndpoint(server.app, signByPoster, { ...poster, nonce: randomUUID() }, headers);
    expect((await sign(old)).code).toBe('CheckIn.PosterRefused');
    const { address } = await resultOf(server.app, getPoster, { id: old.pointId }, admin);
    expect((await sign({ ...old, code: new URL(address).hash.replace('#code=', '') })).status).toBe(200);
    const over = await hall(sql`, poster_until = now() - interval '1 minute'`);
    expect((await sign(over)).code).toBe('CheckIn.PosterRefused');
    const none = { pointId: await meeting.point(), code: old.code };
    expect((await sign(none)).code).toBe('CheckIn.PosterRefused');
  });

  it('ends an older poster though it was signed in by, and takes the new one at once', async () => {
    const phoneOfAnother = async () => (await meeting.ticket()).logIn();
    const sign = async (poster: { pointId: number; code: string }) =>
      callEndpoint(server.app, signByPoster, { ...poster, nonce: randomUUID() }, await phoneOfAnother());
    const old = await hall();
    expect((await sign(old)).result?.reason).toBe('ok');
    const { address } = await resultOf(server.app, renewPoster, { id: old.pointId }, admin);
    expect((await sign({ ...old, code: new URL(address).hash.replace('#code=', '') })).result?.reason).toBe('ok');
    await resultOf(server.app, renewPoster, { id: old.pointId }, admin);
    expect((await sign({ ...old, code: new URL(address).hash.replace('#code=', '') })).code).toBe(
      'CheckIn.PosterRefused',
    );
  });

  it('asks for the place where the poster has a circle, and refuses from afar', async () => {
    const headers = await (await meeting.ticket()).logIn();
    const poster = await hall(sql`, latitude = 30.25, longitude = 120.17, radius_m = 150`);
    const sign = (place: object) =>
      callEndpoint(server.app, signByPoster, { ...poster, nonce: randomUUID(), ...place }, headers);
    expect((await sign({})).code).toBe('CheckIn.PlaceRequired');
    expect((await sign({ latitude: 30.26, longitude: 120.17 })).code).toBe('CheckIn.TooFar');
    // A large inaccuracy does not widen the allowed area.
    expect((await sign({ latitude: 30.26, longitude: 120.17, accuracy: 5000 })).code).toBe('CheckIn.TooFar');
    expect((await sign({ latitude: 30.251, longitude: 120.17 })).result?.reason).toBe('ok');
  });
});
