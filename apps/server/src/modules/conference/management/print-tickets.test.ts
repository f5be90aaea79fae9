import { printTickets, revokeTickets } from '@tuyuan/contract/conference/attendee-actions.ts';
import { logInWithTicket } from '@tuyuan/contract/conference/ticket-auth.ts';
import { getEntityHistory } from '@tuyuan/contract/site/audited-log.ts';
import { formatTicketCode } from '@tuyuan/format/ticket-code.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { plantMeeting } from '../../../testing/plant-meeting.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
let staff: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('chief', ['admin']);
  staff = await server.logInAs('desk', ['eventStaff']);
});
afterAll(() => server.stop());

let meeting: Awaited<ReturnType<typeof plantMeeting>>;
beforeEach(async () => {
  meeting = await plantMeeting(server);
});
const print = (ids: readonly number[], headers: Record<string, string> = staff) =>
  callEndpoint(server.app, printTickets, { conferenceId: meeting.conferenceId, ids }, headers);

it('prints tickets in the order asked, each with what logs a phone in', async () => {
  const [first, second] = [await meeting.ticket({ name: '沈知白' }), await meeting.ticket({ name: '周行云' })];
  await server.db.execute(
    sql`UPDATE attendee SET hall = '一号厅', table_no = '3', group_name = '甲组', badge_no = '0012' WHERE id = ${second.attendeeId}`,
  );
  const { result } = await print([second.attendeeId, first.attendeeId, second.attendeeId]);
  expect(result?.conferenceTitle).toBe('江南影像大会');
  expect(result?.items.map(({ name }) => name)).toEqual(['周行云', '沈知白']);
  expect(result?.items[0]).toMatchObject({
    id: second.attendeeId,
    company: '江州摄影家协会',
    ticketTypeName: '票种 0',
    hall: '一号厅',
    seat: 'B 区 12 排 08 座',
    tableNo: '3',
    groupName: '甲组',
    badgeNo: '0012',
    ticketCode: formatTicketCode(second.code),
  });
  for (const ticket of [result?.items[0]?.ticketCode, result?.items[0]?.ticketLink])
    expect((await callEndpoint(server.app, logInWithTicket, { ticket })).result).toMatchObject({
      conferenceId: meeting.conferenceId,
    });
});

it('leaves out who has no ticket that holds, and whoever is at another conference', async () => {
  const [here, revoked, left] = [await meeting.ticket(), await meeting.ticket(), await meeting.ticket()];
  const elsewhere = await (await plantMeeting(server)).ticket();
  await resultOf(server.app, revokeTickets, { ids: [revoked.attendeeId], reason: '遗失' }, admin);
  await server.db.execute(sql`UPDATE attendee SET state = 'cancelled' WHERE id = ${left.attendeeId}`);
  const { result } = await print([revoked, left, elsewhere, here].map(({ attendeeId }) => attendeeId));
  expect(result?.items.map(({ id }) => id)).toEqual([here.attendeeId]);
});

it('refuses a conference that was called off, one there is none of, too many at once, and who may not edit', async () => {
  const { attendeeId } = await meeting.ticket();
  expect((await print(Array.from({ length: 201 }, (_, index) => 500_000 + index))).status).toBe(400);
  expect((await print([])).status).toBe(400);
  const visitor = await server.logInAs('someone', ['user']);
  expect((await print([attendeeId], visitor)).code).toBe('Permission.Denied');
  await server.db.execute(
    sql`UPDATE conference SET start_time = now() - interval '2 days', end_time = now() - interval '1 hour' WHERE id = ${meeting.conferenceId}`,
  );
  expect((await print([attendeeId])).status).toBe(200);
  await server.db.execute(sql`UPDATE conference SET state = 'cancelled' WHERE id = ${meeting.conferenceId}`);
  expect((await print([attendeeId])).code).toBe('Conference.Cancelled');
  const nowhere = { conferenceId: 999_999, ids: [attendeeId] };
  expect((await callEndpoint(server.app, printTickets, nowhere, staff)).code).toBe('Conference.NotFound');
});

it('is in the record of each whose ticket was shown, the ticket itself nowhere', async () => {
  const { attendeeId, code, qr } = await meeting.ticket();
  const answer = await server.app.inject({
    method: 'POST',
    url: printTickets.path,
    headers: { ...staff, 'idempotency-key': 'a-key-that-is-long-enough' },
    payload: { conferenceId: meeting.conferenceId, ids: [attendeeId] },
  });
  expect(answer.body).toContain(qr);
  expect(answer.headers['cache-control']).toBe('no-store');
  const { items } = await resultOf(server.app, getEntityHistory, { kind: 'attendee', id: attendeeId }, admin);
  expect(items).toMatchObject([{ action: 'PrintTickets', user: { userName: 'desk' } }]);
  const kept = await server.db.execute(
    sql`SELECT (SELECT string_agg(to_jsonb(l)::text, '') FROM audit_log l) || (SELECT coalesce(string_agg(to_jsonb(i)::text, ''), '') FROM idempotency_key i) AS text`,
  );
  expect(String(kept.rows[0]?.text)).toContain('PrintTickets');
  for (const secret of [code, formatTicketCode(code), qr]) expect(String(kept.rows[0]?.text)).not.toContain(secret);
});
