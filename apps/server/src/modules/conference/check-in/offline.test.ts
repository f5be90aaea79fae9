import { randomUUID } from 'node:crypto';
import { uploadScans } from '@tuyuan/contract/conference/check-in.ts';
import { createSupervisor, decideConflict, getConflicts } from '@tuyuan/contract/conference/check-in-management.ts';
import { decideOfficeConflict, getOfficeConflicts } from '@tuyuan/contract/conference/check-in-office.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type PlantedTicket, plantMeeting } from '../../../testing/plant-meeting.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type Meeting = Awaited<ReturnType<typeof plantMeeting>>;
type Checker = Awaited<ReturnType<Meeting['checker']>>;

let server: TestServer;
let meeting: Meeting;
let east: Checker;
let west: Checker;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  meeting = await plantMeeting(server);
  [east, west] = [await meeting.checker('沈知白'), await meeting.checker('宋宁')];
  admin = await server.logInAs('admin', ['admin']);
});
afterAll(() => server.stop());

const ago = (seconds: number) => Date.now() - seconds * 1000;
function scanned(pointId: number, { code }: Pick<PlantedTicket, 'code'>, scannedAt: number, more = {}) {
  return {
    nonce: randomUUID(),
    pointId,
    gate: '西门',
    direction: 'in',
    text: code,
    scannedAt,
    reason: 'ok',
    broken: null,
    isLate: false,
    overruled: null,
    supervisorId: null,
    ...more,
  };
}
type Item = ReturnType<typeof scanned>;
const send = (checker: Checker, items: Item[]) =>
  callEndpoint(server.app, uploadScans, { deviceId: checker.deviceId, items }, checker.headers);
const outcomes = async (checker: Checker, items: Item[]) =>
  (await send(checker, items)).result?.items.map(({ state, reason }) => `${state} ${reason}`);

const Row = z.object({ state: z.string(), gate: z.string() });
async function admissions(ticket: PlantedTicket): Promise<string[]> {
  const { rows } = await server.db.execute(
    sql`SELECT state, gate FROM admission WHERE ticket_id = ${ticket.ticketId} ORDER BY admitted_at, id`,
  );
  return z
    .array(Row)
    .parse(rows)
    .map(({ state, gate }) => `${gate} ${state}`);
}
async function inbox() {
  return (await resultOf(server.app, getConflicts, { conferenceId: meeting.conferenceId, maxResultCount: 100 }, admin))
    .items;
}
const conflictsOf = async (ticket: PlantedTicket) =>
  (await inbox()).filter(({ ticketId }) => ticketId === ticket.ticketId);

describe('a batch', () => {
  it('is kept with its true times, and sent again or twice at once it changes nothing', async () => {
    const door = await meeting.point();
    const tickets = await Promise.all(Array.from({ length: 12 }, () => meeting.ticket()));
    const items = tickets.map((ticket, index) => scanned(door, ticket, ago(600 - index)));
    const answers = await Promise.all([send(east, items), send(east, items), send(east, items)]);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.result?.items).toHaveLength(12);
    expect(await send(east, items)).toEqual(answers[0]);
    const { rows } = await server.db.execute(sql`
      SELECT count(*)::int AS count, min(extract(epoch FROM scanned_at) * 1000)::float8 AS first FROM scan WHERE sign_point_id = ${door}`);
    expect(rows).toEqual([{ count: 12, first: items[0]?.scannedAt }]);
    for (const ticket of tickets) expect(await admissions(ticket)).toEqual(['西门 valid']);
  });

  it('keeps the refused and the unknown, too, and a door that is gone refuses all of it', async () => {
    const door = await meeting.point();
    const ticket = await meeting.ticket();
    const items = [
      scanned(door, ticket, ago(30), { reason: 'rules', broken: 'userType' }),
      scanned(door, { code: 'nonsense' }, ago(20)),
    ];
    expect((await outcomes(east, items))?.toSorted()).toEqual(['stored rules', 'stored unknown']);
    expect(await admissions(ticket)).toEqual([]);
    const mixed = [scanned(door, ticket, ago(10)), scanned(999_999, ticket, ago(9))];
    expect((await send(east, mixed)).code).toBe('CheckIn.PointNotFound');
    expect(await admissions(ticket)).toEqual([]);
  });

  it('does not believe a clock that runs ahead', async () => {
    const door = await meeting.point();
    const ticket = await meeting.ticket();
    await outcomes(east, [scanned(door, ticket, Date.now() + 3_600_000)]);
    const { rows } = await server.db.execute(
      sql`SELECT admitted_at <= now() AS past FROM admission WHERE ticket_id = ${ticket.ticketId}`,
    );
    expect(rows).toEqual([{ past: true }]);
  });
});

describe('the same ticket at two doors', () => {
  it('counts for the earlier one; the later waits in the inbox, whichever came here first', async () => {
    const door = await meeting.point();
    const [late, early] = [await meeting.ticket(), await meeting.ticket()];
    await east.scan(door, late.code);
    await east.scan(door, early.code);
    await server.db.execute(
      sql`UPDATE admission SET admitted_at = now() - interval '60 seconds' WHERE ticket_id = ${late.ticketId}`,
    );
    expect(await outcomes(west, [scanned(door, late, ago(30))])).toEqual(['conflict already_redeemed']);
    expect(await outcomes(west, [scanned(door, early, ago(30))])).toEqual(['conflict ok']);
    expect(await admissions(late)).toEqual(['东门 valid', '西门 pending']);
    expect(await admissions(early)).toEqual(['西门 valid', '东门 pending']);
    expect(await conflictsOf(late)).toMatchObject([
      { winner: { gate: '东门' }, scan: { gate: '西门', isOffline: true } },
    ]);
    expect(await conflictsOf(early)).toMatchObject([
      { winner: { gate: '西门' }, scan: { gate: '东门', isOffline: false } },
    ]);
    const again = await east.scan(door, early.code);
    expect(again.result).toMatchObject({ reason: 'already_redeemed', first: { gate: '西门', staff: '宋宁' } });
  });

  it('finds exactly the repeats of six phones that were alone for half an hour, and no other', async () => {
    const door = await meeting.point();
    const phones = await Promise.all(Array.from({ length: 6 }, () => meeting.checker()));
    const tickets = await Promise.all(Array.from({ length: 120 }, () => meeting.ticket()));
    const batches = phones.map((): Item[] => []);
    tickets.forEach((ticket, index) => {
      batches[index % 6]?.push(scanned(door, ticket, ago(1800 - index)));
      if (index % 6 < 2) batches[(index + 3) % 6]?.push(scanned(door, ticket, ago(900 - index)));
    });
    const before = (await inbox()).length;
    await Promise.all(phones.map((phone, index) => send(phone, batches[index] ?? [])));
    expect((await inbox()).length - before).toBe(40);
    const { rows } = await server.db.execute(sql`
      SELECT count(*) FILTER (WHERE state = 'valid')::int AS valid, count(*) FILTER (WHERE state = 'pending')::int AS pending,
        count(DISTINCT ticket_id)::int AS tickets FROM admission WHERE sign_point_id = ${door}`);
    expect(rows).toEqual([{ valid: 120, pending: 40, tickets: 120 }]);
  });

  it('never admits twice where a batch arrives while the same tickets are scanned', async () => {
    const door = await meeting.point();
    const tickets = await Promise.all(Array.from({ length: 20 }, () => meeting.ticket()));
    const batch = tickets.map((ticket) => scanned(door, ticket, ago(5)));
    await Promise.all([send(west, batch), ...tickets.map(({ code }) => east.scan(door, code))]);
    const { rows } = await server.db.execute(sql`
      SELECT count(*) FILTER (WHERE state = 'valid')::int AS valid, count(DISTINCT ticket_id)::int AS tickets FROM admission WHERE sign_point_id = ${door}`);
    expect(rows).toEqual([{ valid: 20, tickets: 20 }]);
  });

  it('spends a portion once, and the later counter is told in the inbox', async () => {
    const lunch = await meeting.point({ kind: 'meal' });
    const ticket = await meeting.ticket();
    await east.scan(lunch, ticket.code);
    expect(await outcomes(west, [scanned(lunch, ticket, ago(60))])).toEqual(['conflict ok']);
    const { rows } = await server.db.execute(
      sql`SELECT remaining FROM voucher WHERE ticket_id = ${ticket.ticketId} AND sign_point_id = ${lunch}`,
    );
    expect(rows).toEqual([{ remaining: 0 }]);
    expect(await admissions(ticket)).toEqual(['西门 valid', '东门 pending']);
  });

  it('lets whoever left come in again, by the times it happened', async () => {
    const garden = await meeting.point({ entry: 'reentry', hasLeave: true });
    const ticket = await meeting.ticket();
    const items = [
      scanned(garden, ticket, ago(300)),
      scanned(garden, ticket, ago(200), { direction: 'out' }),
      scanned(garden, ticket, ago(100)),
    ];
    expect(await outcomes(east, items)).toEqual(['stored ok', 'stored ok', 'stored ok']);
    expect(await admissions(ticket)).toEqual(['西门 valid', '西门 valid']);
  });
});

describe('a ticket that did not hold', () => {
  it('is for the office where it was revoked before it was scanned, and fine where afterwards', async () => {
    const door = await meeting.point();
    const [before, after] = [await meeting.ticket(), await meeting.ticket()];
    await server.db.execute(
      sql`UPDATE ticket SET revoked_at = now() - interval '60 seconds' WHERE id = ${before.ticketId}`,
    );
    await server.db.execute(sql`UPDATE ticket SET revoked_at = now() WHERE id = ${after.ticketId}`);
    expect(await outcomes(east, [scanned(door, before, ago(30))])).toEqual(['conflict revoked']);
    expect(await outcomes(east, [scanned(door, after, ago(30))])).toEqual(['stored ok']);
    expect(await conflictsOf(before)).toMatchObject([{ kind: 'invalid', refusal: 'revoked', winner: null }]);
  });
});

describe('a refusal that was overruled without network', () => {
  const overruled = (supervisorId: number) => ({ overruled: 'rules', supervisorId, note: '贵宾同行' });

  it('holds by the word of a supervisor of this conference, and of nobody the phone only names', async () => {
    const door = await meeting.point({ userTypes: [1] });
    const [known, unknown, foreign] = [await meeting.ticket(), await meeting.ticket(), await meeting.ticket()];
    const supervisorAt = async (conferenceId: number) =>
      (await resultOf(server.app, createSupervisor, { conferenceId, name: '宋宁' }, admin)).supervisor.id;
    const own = await supervisorAt(meeting.conferenceId);
    const other = await supervisorAt((await plantMeeting(server)).conferenceId);
    await send(east, [
      scanned(door, known, ago(50), overruled(own)),
      scanned(door, unknown, ago(40), overruled(999_999)),
      scanned(door, foreign, ago(30), overruled(other)),
    ]);
    expect(await admissions(known)).toEqual(['西门 valid']);
    expect(await conflictsOf(known)).toMatchObject([{ kind: 'overruled', supervisor: '宋宁' }]);
    for (const ticket of [unknown, foreign]) {
      expect(await admissions(ticket)).toEqual(['西门 pending']);
      expect(await conflictsOf(ticket)).toMatchObject([{ kind: 'invalid', supervisor: '' }]);
    }
  });

  it('holds where the supervisor’s PIN ended afterwards, and is for the office where it had ended', async () => {
    const door = await meeting.point({ userTypes: [1] });
    const [before, after] = [await meeting.ticket(), await meeting.ticket()];
    const { supervisor } = await resultOf(
      server.app,
      createSupervisor,
      { conferenceId: meeting.conferenceId, name: '宋宁' },
      admin,
    );
    await server.db.execute(
      sql`UPDATE check_in_supervisor SET revoked_at = now() - interval '30 seconds' WHERE id = ${supervisor.id}`,
    );
    await send(east, [
      scanned(door, before, ago(50), overruled(supervisor.id)),
      scanned(door, after, ago(10), overruled(supervisor.id)),
    ]);
    expect(await admissions(before)).toEqual(['西门 valid']);
    expect(await admissions(after)).toEqual(['西门 pending']);
    expect(await conflictsOf(after)).toMatchObject([{ kind: 'invalid', supervisor: '宋宁' }]);
  });

  it('lets nobody in whose registration is cancelled, whatever the phone says was overruled', async () => {
    const door = await meeting.point();
    const ticket = await meeting.ticket();
    const { supervisor } = await resultOf(
      server.app,
      createSupervisor,
      { conferenceId: meeting.conferenceId, name: '郑' },
      admin,
    );
    await server.db.execute(sql`UPDATE attendee SET state = 'cancelled' WHERE id = ${ticket.attendeeId}`);
    await send(east, [scanned(door, ticket, ago(20), overruled(supervisor.id))]);
    expect(await admissions(ticket)).toEqual(['西门 pending']);
  });
});

describe('the inbox', () => {
  async function clash() {
    const door = await meeting.point();
    const ticket = await meeting.ticket();
    await east.scan(door, ticket.code);
    await send(west, [scanned(door, ticket, ago(-1))]);
    const [conflict] = await conflictsOf(ticket);
    return { ticket, id: conflict?.id ?? 0 };
  }

  it('lets the later one count beside the first, or not, with the reason; the first to decide is right', async () => {
    const [one, other] = [await clash(), await clash()];
    const decide = (id: number, decision: string) =>
      callEndpoint(server.app, decideConflict, { id, decision, reason: '同行家属' }, admin);
    expect((await decide(one.id, 'accept')).result).toMatchObject({ state: 'accepted', decidedBy: 'admin' });
    expect(await admissions(one.ticket)).toEqual(['东门 valid', '西门 extra']);
    const answers = await Promise.all([decide(other.id, 'void'), decide(other.id, 'accept'), decide(other.id, 'void')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'Conflict.AlreadyDecided')).toHaveLength(2);
    expect(await conflictsOf(one.ticket)).toEqual([]);
    const decided = await resultOf(
      server.app,
      getConflicts,
      { conferenceId: meeting.conferenceId, isOpen: false },
      admin,
    );
    expect(decided.items[0]).toMatchObject({ id: other.id, reason: '同行家属' });
  });

  it('is decided by the office’s phones for their own conference only', async () => {
    const { id } = await clash();
    const office = await (await meeting.ticket({ userType: 4, name: '林知夏' })).logIn();
    const stranger = await (await (await plantMeeting(server)).ticket({ userType: 4 })).logIn();
    const decision = { id, decision: 'void', reason: '截图' };
    expect((await callEndpoint(server.app, decideOfficeConflict, decision, stranger)).code).toBe('Conflict.NotFound');
    expect((await resultOf(server.app, getOfficeConflicts, {}, stranger)).totalCount).toBe(0);
    const decided = await resultOf(server.app, decideOfficeConflict, decision, office);
    expect(decided).toMatchObject({ state: 'voided', decidedBy: '林知夏' });
  });
});
