import { placeAttendees } from '@tuyuan/contract/conference/attendee-actions.ts';
import { getEntityHistory } from '@tuyuan/contract/site/audited-log.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertAttendee } from '../../../fixtures/conference.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { plantConference, plantTicketType } from '../../../testing/plant-conference.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('chief', ['admin']);
});
afterAll(() => server.stop());

let conference: number;
let type: number;
beforeEach(async () => {
  conference = await plantConference(server.db, {});
  type = await plantTicketType(server.db, conference, {});
});

function attendee(state: string): Promise<number> {
  const place = { hall: '一号厅', seat: 'A1', groupName: '甲组' };
  return insertAttendee(server.db, { conferenceId: conference, ticketTypeId: type, state, ...place });
}
async function placesOf(ids: readonly number[]): Promise<string[]> {
  const { rows } = await server.db.execute(
    sql`SELECT concat_ws('|', hall, seat, group_name) AS place FROM attendee WHERE id = ANY(${sql.param([...ids])}::int[]) ORDER BY id`,
  );
  return rows.map(({ place }) => String(place));
}

it('puts those who come into a hall or a group, and leaves the rest of their place', async () => {
  const [one, two, gone] = [await attendee('ticketed'), await attendee('applied'), await attendee('cancelled')];
  const ids = [one, two, gone];
  const result = await resultOf(server.app, placeAttendees, { ids: [...ids, 999_999], hall: '二号厅' }, admin);
  expect(result.succeeded).toEqual([one, two]);
  expect(result.failed.map(({ id, code }) => [id, code])).toEqual([
    [gone, 'Attendee.StateMismatch'],
    [999_999, 'Attendee.NotFound'],
  ]);
  await resultOf(server.app, placeAttendees, { ids: [two], groupName: '乙组' }, admin);
  expect(await placesOf(ids)).toEqual(['二号厅|A1|甲组', '二号厅|A1|乙组', '一号厅|A1|甲组']);
  const { items } = await resultOf(server.app, getEntityHistory, { kind: 'attendee', id: two }, admin);
  expect(items.map(({ action }) => action)).toEqual(['PlaceAttendees', 'PlaceAttendees']);
});

it('places nobody of a conference that is over, nor where nothing is said, nor by who may only look', async () => {
  const id = await attendee('ticketed');
  expect((await callEndpoint(server.app, placeAttendees, { ids: [id] }, admin)).status).toBe(400);
  const visitor = await server.logInAs('guest', []);
  expect((await callEndpoint(server.app, placeAttendees, { ids: [id], hall: '二号厅' }, visitor)).status).toBe(403);
  await server.db.execute(
    sql`UPDATE conference SET start_time = now() - interval '2 days', end_time = now() - interval '1 day' WHERE id = ${conference}`,
  );
  const { failed } = await resultOf(server.app, placeAttendees, { ids: [id], hall: '二号厅' }, admin);
  expect(failed.map(({ code }) => code)).toEqual(['Conference.Over']);
  expect(await placesOf([id])).toEqual(['一号厅|A1|甲组']);
});
