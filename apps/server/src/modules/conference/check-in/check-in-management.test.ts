import { randomUUID } from 'node:crypto';
import { leaseLane, registerDevice, scanTicket } from '@tuyuan/contract/conference/check-in.ts';
import * as management from '@tuyuan/contract/conference/check-in-management.ts';
import { getOfficeCommand } from '@tuyuan/contract/conference/check-in-office.ts';
import * as points from '@tuyuan/contract/conference/sign-point-management.ts';
import { getMyVouchers } from '@tuyuan/contract/conference/ticket-pass.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { plantMeeting } from '../../../testing/plant-meeting.ts';
import { plantTicketHolder } from '../../../testing/plant-ticket-holder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type Meeting = Awaited<ReturnType<typeof plantMeeting>>;

let server: TestServer;
let meeting: Meeting;
let east: Awaited<ReturnType<Meeting['checker']>>;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  meeting = await plantMeeting(server);
  east = await meeting.checker('沈知白');
  admin = await server.logInAs('admin', ['admin']);
});
afterAll(() => server.stop());

const wire = (minutes: number) => toWireDate(new Date(Date.now() + minutes * 60_000));
let made = 0;
function facts(more: Record<string, unknown> = {}) {
  made += 1;
  return { kind: 'door', name: `大门 ${made}`, opensAt: wire(-60), closesAt: wire(180), ...more };
}
const create = (more = {}) =>
  callEndpoint(server.app, points.createSignPoint, { conferenceId: meeting.conferenceId, ...facts(more) }, admin);
const change = (id: number, more = {}) =>
  callEndpoint(server.app, points.updateSignPoint, { id, ...facts(more) }, admin);
const ofMeeting = () => ({ conferenceId: meeting.conferenceId });

describe('sign points', () => {
  it('are written as they are read', async () => {
    const { result } = await create({
      place: '1 层东侧',
      hall: '听涛厅',
      capacity: 600,
      gates: ['东门', '西门'],
      lateAfter: wire(30),
      userTypes: [0, 1],
      lanes: 2,
      latitude: 30.25,
      longitude: 120.17,
      radiusM: 150,
    });
    const { items } = await resultOf(server.app, points.getSignPoints, ofMeeting(), admin);
    expect(items.at(-1)).toEqual(result);
    expect(result).toMatchObject({ gates: ['东门', '西门'], lanes: 2, capacity: 600, admitted: 0, posterNumber: 0 });
  });

  it.each<[string, object, string]>([
    ['times the wrong way round', { closesAt: wire(-90) }, 'closesAt'],
    ['a meal without portions', { kind: 'meal' }, 'portions'],
    ['a door with portions', { portions: 2 }, 'portions'],
    ['a meal one may leave', { kind: 'meal', portions: 1, hasLeave: true }, 'entry'],
    ['coming again without leaving', { entry: 'reentry' }, 'hasLeave'],
    ['a circle without a middle', { radiusM: 100 }, 'radiusM'],
    ['a day that is none', { opensAt: '2026-02-30T08:00:00' }, 'opensAt'],
    ['two gates of one name', { gates: ['东门', '东门'] }, 'gates'],
    ['another meeting’s ticket type', { ticketTypeIds: [999_999] }, 'ticketTypeIds'],
    ['another meeting’s session', { seatOfSession: 999_999 }, 'seatOfSession'],
    ['a picture that is none of a conference’s', { cover: '/api/Resource/Misc/x' }, 'cover'],
  ])('refuse %s at its field', async (_what, more, member) => {
    const answer = await create(more);
    expect([answer.status, answer.validationErrors.flatMap(({ members }) => members)]).toEqual([400, [member]]);
  });

  it('have a name of their own, of two that ask for it at once', async () => {
    const answers = await Promise.all([create({ name: '同名' }), create({ name: '同名' })]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['SignPoint.NameTaken', null]);
  });

  it('are deleted only while nothing was scanned there, and keep their kind then', async () => {
    const id = (await create()).result?.id ?? 0;
    expect((await change(id, { kind: 'session' })).result?.kind).toBe('session');
    await east.scan(id, 'nonsense');
    const remove = () => callEndpoint(server.app, points.deleteSignPoint, { id }, admin);
    expect((await change(id)).code).toBe('SignPoint.InUse');
    expect((await remove()).code).toBe('SignPoint.InUse');
    const unused = (await create()).result?.id ?? 0;
    const gone = () => callEndpoint(server.app, points.deleteSignPoint, { id: unused }, admin);
    expect([(await gone()).status, (await gone()).code]).toEqual([200, 'SignPoint.NotFound']);
  });

  it('give everybody who may have one a card, and more portions to who has one', async () => {
    const ticket = await meeting.ticket();
    const id = (await create({ kind: 'gift', portions: 1 })).result?.id ?? 0;
    expect((await east.scan(id, ticket.code)).result?.reason).toBe('ok');
    expect((await east.scan(id, ticket.code)).result?.reason).toBe('already_redeemed');
    await change(id, { kind: 'gift', portions: 2 });
    expect((await east.scan(id, ticket.code)).result?.reason).toBe('ok');
    expect((await east.scan(id, ticket.code)).result?.reason).toBe('already_redeemed');
    const other = await meeting.ticket();
    const revoke = { pointId: id, attendeeId: other.attendeeId, reason: '已退' };
    expect((await callEndpoint(server.app, management.revokeVoucher, revoke, admin)).code).toBe('Voucher.NotFound');
    await east.scan(id, other.code);
    expect((await callEndpoint(server.app, management.revokeVoucher, revoke, admin)).status).toBe(200);
    expect((await callEndpoint(server.app, management.revokeVoucher, revoke, admin)).status).toBe(200);
    expect((await east.scan(id, other.code)).result).toMatchObject({ reason: 'rules', broken: 'voucher' });
  });

  it('put the picture of the dish on everybody’s card', async () => {
    const cover = '/api/Resource/Image/Conference/aZ3_-6Qk0sT9uVwXyZ1234';
    const { result } = await create({ kind: 'meal', portions: 1, cover });
    expect(result?.cover).toBe(cover);
    const id = result?.id ?? 0;
    const phone = await plantTicketHolder(server.db, { ...ofMeeting(), userType: 0 });
    const { items } = await resultOf(server.app, getMyVouchers, {}, phone);
    expect(items.find(({ pointId }) => pointId === id)?.cover).toBe(cover);
    expect((await change(id, { kind: 'meal', portions: 1 })).result?.cover).toBe('');
  });

  it('give a card back that was revoked, with what was left of it, also to who has a new ticket meanwhile', async () => {
    const { attendeeId, ticketId, code } = await meeting.ticket();
    const id = (await create({ kind: 'meal', portions: 2 })).result?.id ?? 0;
    await east.scan(id, code);
    const card = { pointId: id, attendeeId };
    await resultOf(server.app, management.revokeVoucher, { ...card, reason: '已退' }, admin);
    const revoked = async () => {
      const { items } = await resultOf(server.app, management.getRevokedVouchers, ofMeeting(), admin);
      return items.filter(({ pointId }) => pointId === id);
    };
    expect(await revoked()).toMatchObject([{ ...card, reason: '已退' }]);
    const restore = (wanted = card) => callEndpoint(server.app, management.restoreVoucher, wanted, admin);
    expect([(await restore()).status, (await restore()).status]).toEqual([200, 200]);
    expect(await revoked()).toEqual([]);
    expect((await east.scan(id, code)).result?.reason).toBe('ok');
    expect((await east.scan(id, code)).result?.reason).toBe('already_redeemed');
    const { rows } = await server.db.execute(
      sql`SELECT revoked_at, revoked_reason, remaining FROM voucher WHERE sign_point_id = ${id} AND ticket_id = ${ticketId}`,
    );
    expect(rows).toEqual([{ revoked_at: null, revoked_reason: '', remaining: 0 }]);
    const without = await meeting.ticket();
    expect((await restore({ pointId: id, attendeeId: without.attendeeId })).code).toBe('Voucher.NotFound');
    expect((await restore({ pointId: 999_999, attendeeId })).code).toBe('SignPoint.NotFound');
  });
});

describe('a supervisor', () => {
  it('lets in by PIN whom the rule refuses, is named for it, and the office sees it', async () => {
    const { supervisor, pin } = await resultOf(
      server.app,
      management.createSupervisor,
      { ...ofMeeting(), name: '宋宁' },
      admin,
    );
    const ticket = await meeting.ticket();
    const door = await meeting.point({ userTypes: [1] });
    expect((await east.scan(door, ticket.code)).result).toMatchObject({ reason: 'rules', canOverride: true });
    const wrong = await east.scan(door, ticket.code, { pin: pin === '000000' ? '000001' : '000000', note: '贵宾同行' });
    expect([wrong.code, wrong.validationErrors[0]?.members]).toEqual(['CheckIn.PinWrong', ['pin']]);
    const letIn = await east.scan(door, ticket.code, { pin, note: '贵宾同行' });
    expect(letIn.result).toMatchObject({ reason: 'ok', overruled: 'rules', verdict: 'pass' });
    const twice = await east.scan(door, ticket.code, { pin, note: '证件补打' });
    expect(twice.result).toMatchObject({ reason: 'ok', overruled: 'already_redeemed', first: { staff: '沈知白' } });
    const { items } = await resultOf(server.app, management.getConflicts, ofMeeting(), admin);
    expect(items.map(({ kind, refusal, supervisor: by, note }) => [kind, refusal, by, note])).toEqual([
      ['overruled', 'rules', '宋宁', '贵宾同行'],
      ['overruled', 'already_redeemed', '宋宁', '证件补打'],
    ]);
    const voided = { id: items[1]?.id, decision: 'void', reason: '不认可' };
    expect((await callEndpoint(server.app, management.decideConflict, voided, admin)).result?.state).toBe('voided');
    const { items: known } = await resultOf(server.app, management.getSupervisors, ofMeeting(), admin);
    expect(known).toMatchObject([{ id: supervisor.id, overruled: 2 }]);
    await resultOf(server.app, management.deleteSupervisor, { id: supervisor.id }, admin);
    expect((await east.scan(door, ticket.code, { pin, note: '再来' })).code).toBe('CheckIn.PinWrong');
    expect((await resultOf(server.app, management.getSupervisors, ofMeeting(), admin)).items).toEqual([]);
    expect((await meeting.checker()).station.supervisors).toEqual([]);
    const { items: decided } = await resultOf(server.app, management.getConflicts, ofMeeting(), admin);
    expect(decided.map(({ supervisor: by }) => by)).toEqual(['宋宁']);
    const ofTicket = { ...ofMeeting(), ticketId: ticket.ticketId };
    const { items: scans } = await resultOf(server.app, management.getScans, ofTicket, admin);
    expect(scans.filter(({ overruled }) => overruled !== null).map(({ supervisor: by }) => by)).toEqual([
      '宋宁',
      '宋宁',
    ]);
    const again = { id: supervisor.id };
    expect((await callEndpoint(server.app, management.deleteSupervisor, again, admin)).code).toBe(
      'Supervisor.NotFound',
    );
  });

  it('is not found by trying: five wrong PINs in ten minutes are all', async () => {
    const guesser = await meeting.checker();
    const door = await meeting.point();
    const ticket = await meeting.ticket();
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, index) => guesser.scan(door, ticket.code, { pin: `00000${index}`, note: '试' })),
    );
    expect(answers.filter(({ code }) => code === 'CheckIn.PinWrong')).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 'CheckIn.TooManyPins')).toHaveLength(4);
    expect((await guesser.scan(door, ticket.code)).result?.reason).toBe('ok');
  });

  it('lets nobody in who has no ticket, and nobody of another meeting', async () => {
    const { pin } = await resultOf(server.app, management.createSupervisor, { ...ofMeeting(), name: '郑' }, admin);
    const door = await meeting.point();
    const stranger = await (await plantMeeting(server)).ticket();
    expect((await east.scan(door, stranger.code, { pin, note: '放行' })).result?.reason).toBe('wrong_conference');
    expect((await east.scan(door, 'nonsense', { pin, note: '放行' })).result?.reason).toBe('unknown');
  });
});

describe('signing in by hand', () => {
  it('holds to the rule, is once with its key, and names who did it', async () => {
    const ticket = await meeting.ticket();
    const door = await meeting.point();
    const wanted = { pointId: door, attendeeId: ticket.attendeeId, reason: '手机没电' };
    const sign = (key: string) =>
      callEndpoint(server.app, management.signByHand, wanted, { ...admin, 'idempotency-key': key });
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => sign(key)));
    expect(new Set(answers.map(({ result }) => result?.scanId)).size).toBe(1);
    expect(answers[0]?.result?.reason).toBe('ok');
    expect((await sign(randomUUID())).result?.reason).toBe('already_redeemed');
    const query = { ...ofMeeting(), ticketId: ticket.ticketId };
    const { items } = await resultOf(server.app, management.getScans, query, admin);
    expect(items.map(({ reason, staff, note }) => [reason, staff, note])).toEqual([
      ['already_redeemed', 'admin', '手机没电'],
      ['ok', 'admin', '手机没电'],
    ]);
    const stranger = await (await plantMeeting(server)).ticket();
    const foreign = { ...wanted, attendeeId: stranger.attendeeId };
    expect((await callEndpoint(server.app, management.signByHand, foreign, admin)).code).toBe('Attendee.NotFound');
  });
});

describe('the command screen', () => {
  it('counts arrivals once a ticket, heads by hall, meals by diet, and lists devices and attempts', async () => {
    const own = await plantMeeting(server);
    const checker = await own.checker('许南乔');
    const hall = await own.point({ entry: 'reentry', hasLeave: true });
    await server.db.execute(sql`UPDATE sign_point SET hall = '听涛厅', capacity = 3 WHERE id = ${hall}`);
    const lunch = await own.point({ kind: 'meal' });
    const tickets = await Promise.all(['清真', '', ''].map((diet) => own.ticket({ diet })));
    for (const { code } of tickets.slice(0, 2)) await checker.scan(hall, code);
    await checker.scan(hall, tickets[0]?.code ?? '');
    await checker.scan(hall, tickets[1]?.code ?? '', { direction: 'out' });
    await checker.scan(lunch, tickets[0]?.code ?? '');
    const stock = {
      id: lunch,
      stock: [
        { diet: '清真', prepared: 5 },
        { diet: '素食', prepared: 4 },
      ],
    };
    await resultOf(server.app, points.setMealStock, stock, admin);
    const office = await (await own.ticket({ userType: 4 })).logIn();
    const screen = await resultOf(server.app, getOfficeCommand, {}, office);
    expect(screen.arrivals).toMatchObject({ arrived: 2, expected: 3 });
    expect(screen.halls).toEqual([{ name: '听涛厅', inside: 1, capacity: 3 }]);
    expect(
      screen.vouchers[0]?.diets.map(({ diet, redeemed, prepared, left }) => [diet, redeemed, prepared, left]),
    ).toEqual(
      expect.arrayContaining([
        ['清真', 1, 5, 4],
        ['素食', 0, 4, 4],
      ]),
    );
    expect(screen.devices).toMatchObject([{ holder: '许南乔', state: 'online', scansLastMinute: 5 }]);
    expect(screen.latest).toHaveLength(5);
    const same = await resultOf(server.app, management.getCommandScreen, { conferenceId: own.conferenceId }, admin);
    expect(same.arrivals.arrived).toBe(2);
    await server.db.execute(sql`UPDATE check_in_device SET last_seen_at = now() - interval '2 minutes'`);
    await server.db.execute(sql`UPDATE scan SET received_at = now() - interval '2 minutes'`);
    const quiet = await resultOf(server.app, management.getCheckInDevices, { conferenceId: own.conferenceId }, admin);
    expect(quiet.items[0]?.state).toBe('silent');
  });

  it('tells the staff’s hub of scans and counters, paced', async () => {
    const own = await plantMeeting(server);
    const checker = await own.checker();
    const door = await own.point();
    await checker.scan(door, (await own.ticket()).code);
    const channel = `conferenceStaff/conference:${own.conferenceId}`;
    await expect
      .poll(async () => {
        const { rows } = await server.db.execute(
          sql`SELECT DISTINCT name FROM hub_event WHERE channel = ${channel} ORDER BY name`,
        );
        return rows;
      })
      .toEqual([{ name: 'counters' }, { name: 'scan' }]);
  });
});

describe('a lost phone', () => {
  it('scans no more, answers for no lane, and comes back under no other name', async () => {
    const lost = await meeting.checker();
    const registered = async () =>
      (await callEndpoint(server.app, registerDevice, { key: randomUUID() }, lost.headers)).status;
    expect(await registered()).toBe(200);
    const { items } = await resultOf(server.app, management.getCheckInDevices, ofMeeting(), admin);
    const { id } = items.find(({ label }) => label === lost.station.label) ?? { id: 0 };
    await resultOf(server.app, management.revokeDevice, { id }, admin);
    expect((await lost.scan(await meeting.point(), 'x')).status).toBe(401);
    expect(await registered()).toBe(401);
    expect((await callEndpoint(server.app, management.revokeDevice, { id }, admin)).status).toBe(200);
    expect((await callEndpoint(server.app, management.revokeDevice, { id: 999_999 }, admin)).code).toBe(
      'CheckIn.DeviceNotFound',
    );
  });

  it('is let back by the office, and then works as the same phone again', async () => {
    const holder = await meeting.ticket({ userType: 3 });
    const device = { key: randomUUID() };
    const before = await holder.logIn();
    const { deviceId: id } = await resultOf(server.app, registerDevice, device, before);
    await resultOf(server.app, management.revokeDevice, { id }, admin);
    const headers = await holder.logIn();
    expect((await callEndpoint(server.app, registerDevice, device, headers)).code).toBe('CheckIn.DeviceRevoked');
    for (const _ of ['once', 'twice']) await resultOf(server.app, management.restoreDevice, { id }, admin);
    expect((await callEndpoint(server.app, registerDevice, device, before)).status).toBe(401);
    expect(await resultOf(server.app, registerDevice, device, headers)).toMatchObject({ deviceId: id });
    expect((await callEndpoint(server.app, management.restoreDevice, { id: 999_999 }, admin)).code).toBe(
      'CheckIn.DeviceNotFound',
    );
  });
});

describe('a taken lane', () => {
  it('is freed by the office for another phone, while the first goes on scanning', async () => {
    const [first, second] = [await meeting.checker(), await meeting.checker()];
    const pointId = await meeting.point({ lanes: 2 });
    const lease = ({ deviceId, headers }: typeof first) =>
      callEndpoint(server.app, leaseLane, { deviceId, pointId, lane: 0 }, headers);
    await lease(first);
    expect((await lease(second)).code).toBe('CheckIn.LaneTaken');
    await resultOf(server.app, management.freeLanes, { id: first.deviceId, pointId }, admin);
    expect((await lease(second)).result?.items[0]?.isMine).toBe(true);
    expect((await first.scan(pointId, (await meeting.ticket()).code)).result?.reason).toBe('ok');
    expect((await callEndpoint(server.app, management.freeLanes, { id: 999_999, pointId }, admin)).code).toBe(
      'CheckIn.DeviceNotFound',
    );
  });
});

describe('the records', () => {
  it('are exported as they are filtered', async () => {
    const own = await plantMeeting(server);
    const checker = await own.checker();
    const [door, lunch] = [await own.point(), await own.point({ kind: 'meal' })];
    const { code, name } = await own.ticket();
    for (const point of [door, door, lunch]) await checker.scan(point, code);
    const { path } = await resultOf(
      server.app,
      management.exportScans,
      { conferenceId: own.conferenceId, pointId: door, onlyRefused: true, format: 'csv' },
      admin,
    );
    const lines = (await server.app.inject({ method: 'GET', url: path, headers: admin })).body.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`${name},已用过`);
  });
});

describe('where only who is on duty may scan', () => {
  it('refuses a checker who is not at his post, and takes him once he is; the office always may', async () => {
    const own = await plantMeeting(server);
    const checker = await own.checker();
    const door = await own.point();
    const scan = async () => checker.scan(door, (await own.ticket()).code);
    expect((await scan()).result?.reason).toBe('ok');
    await resultOf(server.app, management.setCheckInRules, { conferenceId: own.conferenceId, onDutyOnly: true }, admin);
    expect((await scan()).code).toBe('CheckIn.NotOnDuty');
    await server.db.execute(sql`
      WITH post AS (
        INSERT INTO duty_post (conference_id, place, work, code) VALUES (${own.conferenceId}, '东门', '核验', ${'c'.repeat(22)}) RETURNING id
      ), shift AS (
        INSERT INTO duty_shift (post_id, starts_at, ends_at, needed, taken) SELECT id, now() - interval '1 hour', now() + interval '1 hour', 1, 1 FROM post RETURNING id
      )
      INSERT INTO duty_entry (shift_id, attendee_id, state) SELECT s.id, d.attendee_id, 'onDuty' FROM shift s, check_in_device d WHERE d.id = ${checker.deviceId}`);
    expect((await scan()).result?.reason).toBe('ok');
    const office = await (await own.ticket({ userType: 4 })).logIn();
    const { deviceId } = await resultOf(server.app, registerDevice, { key: randomUUID() }, office);
    const scanned = await resultOf(
      server.app,
      scanTicket,
      { deviceId, nonce: randomUUID(), pointId: door, text: (await own.ticket()).code },
      office,
    );
    expect(scanned.reason).toBe('ok');
  });
});
