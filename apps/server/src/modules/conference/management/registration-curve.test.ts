import * as management from '@tuyuan/contract/conference/conference-management.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAttendee, insertConference, insertTicket, ticketTypeOf } from '../../../fixtures/conference.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('chief', ['admin']);
});
afterAll(() => server.stop());

const curve = (id: number) => resultOf(server.app, management.getRegistrationCurve, { id }, admin);

async function plant(conferenceId: number, state: string, at: string): Promise<number> {
  const ticketTypeId = await ticketTypeOf(server.db, conferenceId, 0);
  const id = await insertAttendee(server.db, { conferenceId, ticketTypeId, state });
  await server.db.execute(sql`UPDATE attendee SET created_at = ${at}::timestamptz WHERE id = ${id}`);
  if (state !== 'ticketed') return id;
  const ticket = await insertTicket(server.db, { conferenceId, attendeeId: id });
  await server.db.execute(sql`UPDATE ticket SET issued_at = ${at}::timestamptz WHERE id = ${ticket}`);
  return id;
}

it('counts tickets up by local day, without a gap, until the conference’s last day', async () => {
  const id = await insertConference(server.db, {
    startTime: new Date('2024-03-05T01:00:00Z'),
    endTime: new Date('2024-03-05T09:00:00Z'),
  });
  // 23:59 and 00:01 in Shanghai.
  await plant(id, 'ticketed', '2024-03-01T15:59:00Z');
  await plant(id, 'ticketed', '2024-03-01T16:01:00Z');
  await plant(id, 'ticketed', '2024-03-04T04:00:00Z');
  await plant(id, 'cancelled', '2024-03-03T04:00:00Z');
  const { days } = await curve(id);
  expect(days.map(({ day, ticketed }) => [day.slice(5), ticketed])).toEqual([
    ['03-01', 1],
    ['03-02', 2],
    ['03-03', 2],
    ['03-04', 3],
    ['03-05', 3],
  ]);
});

it('counts a replaced ticket on the day of the first', async () => {
  const id = await insertConference(server.db, {});
  const attendeeId = await plant(id, 'ticketed', '2024-03-01T04:00:00Z');
  await server.db.execute(sql`UPDATE ticket SET revoked_at = now() WHERE attendee_id = ${attendeeId}`);
  await insertTicket(server.db, { conferenceId: id, attendeeId });
  expect(await curve(id)).toMatchObject({ days: { 0: { day: '2024-03-01' } }, ticketed: { total: 1, today: 0 } });
});

it('tells what is new today, and since when the oldest application waits', async () => {
  const id = await insertConference(server.db, {});
  const now = new Date().toISOString();
  await plant(id, 'applied', '2024-03-01T04:00:00Z');
  await plant(id, 'applied', now);
  await plant(id, 'waitlisted', now);
  await plant(id, 'rejected', now);
  expect(await curve(id)).toMatchObject({
    days: [],
    ticketed: { total: 0, today: 0 },
    applied: { total: 2, today: 1 },
    waitlisted: { total: 1, today: 1 },
    oldestAppliedAt: '2024-03-01T12:00:00',
    arrived: 0,
  });
});

it('is of one conference, for those who may see conferences', async () => {
  const id = await insertConference(server.db, {});
  expect(await curve(id)).toMatchObject({ days: [], ticketed: { total: 0 }, oldestAppliedAt: null });
  const visitor = await server.logInAs('visitor', []);
  expect((await callEndpoint(server.app, management.getRegistrationCurve, { id }, visitor)).status).toBe(403);
  const missing = await callEndpoint(server.app, management.getRegistrationCurve, { id: id + 1000 }, admin);
  expect(missing.code).toBe('Conference.NotFound');
});
