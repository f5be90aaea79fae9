import { getLanes, getRoster, leaseLane } from '@tuyuan/contract/conference/check-in.ts';
import { fromBase64url } from '@tuyuan/format/check-in/base64url.ts';
import { laneOf } from '@tuyuan/format/check-in/lanes.ts';
import { openRosterLine, type RosterSecret } from '@tuyuan/format/check-in/roster-box.ts';
import { unpackRosterLine } from '@tuyuan/format/check-in/roster-line.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { plantMeeting } from '../../../testing/plant-meeting.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type Meeting = Awaited<ReturnType<typeof plantMeeting>>;

let server: TestServer;
let meeting: Meeting;
let east: Awaited<ReturnType<Meeting['checker']>>;
let door: number;
beforeAll(async () => {
  server = await startTestServer();
  meeting = await plantMeeting(server);
  east = await meeting.checker('沈知白');
  door = await meeting.point({ lanes: 2 });
});
afterAll(() => server.stop());

const ask = (after = {}) =>
  resultOf(server.app, getRoster, { deviceId: east.deviceId, pointId: door, ...after }, east.headers);
type Roster = Awaited<ReturnType<typeof ask>>;
const next = ({ nextLine, nextAdmission, asOf }: Roster) =>
  ask({ afterLine: nextLine, afterAdmission: nextAdmission, since: asOf });

async function open(lines: Roster['lines'], secret: RosterSecret) {
  const salt = fromBase64url(east.station.salt) ?? new Uint8Array();
  const line = await openRosterLine(salt, secret, async (index) => lines.find((one) => one.index === index)?.box);
  return line === undefined ? undefined : unpackRosterLine(line);
}

it('tells who holds a ticket to whoever is shown it, and nobody’s name to who steals the phone', async () => {
  const ticket = await meeting.ticket({ name: '顾清和', diet: '素食' });
  const roster = await ask();
  const known = {
    name: '顾清和',
    diet: '素食',
    ticketId: ticket.ticketId,
    isRevoked: false,
    sign: ticket.code.charAt(0),
  };
  expect(await open(roster.lines, { kind: 'code', text: ticket.code })).toMatchObject(known);
  expect(await open(roster.lines, { kind: 'qr', text: ticket.qr })).toMatchObject(known);
  for (const word of ['顾清和', '素食', ticket.code, ticket.qr, '江州'])
    expect(JSON.stringify(roster).includes(word)).toBe(false);
});

it('tells later only what has changed, a revoked ticket among it', async () => {
  const ticket = await meeting.ticket();
  const first = await ask();
  const nothing = await next(first);
  expect(nothing).toMatchObject({ lines: [], isComplete: true });
  await server.db.execute(sql`UPDATE ticket SET revoked_at = now() WHERE id = ${ticket.ticketId}`);
  const { lines } = await next(nothing);
  expect(lines).toHaveLength(3);
  expect(await open(lines, { kind: 'code', text: ticket.code })).toMatchObject({ isRevoked: true });
});

it('tells who was let in by a tag that only an opened line can match, and that an admission was taken back', async () => {
  const ticket = await meeting.ticket();
  const first = await ask();
  await east.scan(door, ticket.code);
  const later = await next(first);
  const line = await open(first.lines, { kind: 'code', text: ticket.code });
  expect(later.admissions).toMatchObject([{ tag: line?.tag, gate: '东门', isOver: false }]);
  await server.db.execute(
    sql`UPDATE admission SET state = 'void', voided_at = now() WHERE id = ${later.admissions[0]?.id}`,
  );
  expect((await next(later)).admissions).toMatchObject([{ id: later.admissions[0]?.id, isOver: true }]);
});

it('says for a big meeting that there is more, until all is told once', async () => {
  const big = await plantMeeting(server);
  const checker = await big.checker();
  await server.db.execute(sql`
    INSERT INTO attendee (conference_id, ticket_type_id, state, name) SELECT ${big.conferenceId}, id, 'ticketed', '人' || n
    FROM ticket_type, generate_series(1, 700) n WHERE conference_id = ${big.conferenceId}`);
  await server.db.execute(sql`
    INSERT INTO ticket (conference_id, attendee_id, code_hash, qr_hash, sealed)
    SELECT conference_id, id, sha256(('c' || id)::bytea), sha256(('q' || id)::bytea), 'x' FROM attendee a
    WHERE conference_id = ${big.conferenceId} AND NOT EXISTS (SELECT FROM ticket t WHERE t.attendee_id = a.id)`);
  const pointId = await big.point();
  const indexes: string[] = [];
  let after = {};
  for (let turn = 0; turn < 10; turn += 1) {
    const part = await resultOf(
      server.app,
      getRoster,
      { deviceId: checker.deviceId, pointId, ...after },
      checker.headers,
    );
    indexes.push(...part.lines.map(({ index }) => index));
    after = { afterLine: part.nextLine, afterAdmission: part.nextAdmission, since: part.asOf };
    if (part.isComplete) break;
  }
  // Tickets whose secrets cannot be read have one line, for the changing code; the checker's own has all three.
  expect(indexes).toHaveLength(703);
  expect(new Set(indexes).size).toBe(703);
});

it('gives each range of tickets to one phone, of many that ask at once', async () => {
  const phones = await Promise.all(Array.from({ length: 6 }, () => meeting.checker()));
  const answers = await Promise.all(
    phones.map(({ deviceId, headers }) =>
      callEndpoint(server.app, leaseLane, { deviceId, pointId: door, lane: 1 }, headers),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'CheckIn.LaneTaken')).toHaveLength(5);
  const mine = { deviceId: east.deviceId, pointId: door };
  const lease = (lane: number | null) => callEndpoint(server.app, leaseLane, { ...mine, lane }, east.headers);
  expect((await lease(2)).code).toBe('CheckIn.LaneTaken');
  expect((await lease(0)).result?.items).toMatchObject([{ from: '2', to: 'G', isMine: true }, { isMine: false }]);
  const { items } = await resultOf(server.app, getLanes, mine, east.headers);
  expect(items[laneOf(2, 'Z') ?? 0]).toMatchObject({ lane: 1, from: 'H', to: 'Z', isMine: false });
  expect((await lease(null)).result?.items[0]).toMatchObject({ heldBy: '', isMine: false });
});

it('is for the phone’s holder only, at a door of his meeting', async () => {
  const stranger = await (await plantMeeting(server)).point();
  const query = { deviceId: east.deviceId, pointId: door };
  const other = await meeting.checker();
  expect((await callEndpoint(server.app, getRoster, query, other.headers)).code).toBe('CheckIn.DeviceNotFound');
  const elsewhere = { ...query, pointId: stranger };
  expect((await callEndpoint(server.app, getRoster, elsewhere, east.headers)).code).toBe('CheckIn.PointNotFound');
});
