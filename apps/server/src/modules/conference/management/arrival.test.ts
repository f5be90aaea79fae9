import { exportAttendees, getManagedAttendees } from '@tuyuan/contract/conference/attendees.ts';
import { getStaffAttendees } from '@tuyuan/contract/conference/user-mobile.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { resultOf } from '../../../testing/call-endpoint.ts';
import { plantMeeting } from '../../../testing/plant-meeting.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('chief', ['admin']);
});
afterAll(() => server.stop());

let meeting: Awaited<ReturnType<typeof plantMeeting>>;
/** One attendee came through two doors, one only had a meal. */
beforeEach(async () => {
  meeting = await plantMeeting(server);
  const [came, ate, checker] = [
    await meeting.ticket({ name: '沈知白' }),
    await meeting.ticket({ name: '周行云' }),
    await meeting.checker('门口小陈'),
  ];
  for (const kind of ['door', 'door', 'meal']) {
    const { result } = await checker.scan(await meeting.point({ kind }), (kind === 'meal' ? ate : came).code);
    expect(result?.verdict).toBe('pass');
  }
  await server.db.execute(sql`
    UPDATE admission SET admitted_at = '2026-03-01T01:30:00Z'::timestamptz + (id - (SELECT min(id) FROM admission WHERE conference_id = ${meeting.conferenceId})) * interval '1 hour'
    WHERE conference_id = ${meeting.conferenceId}`);
});

it('the file tells when each first came through a door', async () => {
  const { conferenceId } = meeting;
  const { path } = await resultOf(server.app, exportAttendees, { conferenceId, format: 'csv' }, admin);
  const cookie = `authorization=${admin.authorization.slice(7)}`;
  const { body } = await server.app.inject({ method: 'GET', url: path, headers: { cookie } });
  const [headings = '', ...lines] = body.trim().split('\r\n');
  const place = headings.split(',').indexOf('签到时间');
  const times = lines.map((line) => line.split(',')).map((cells) => [cells[1], cells[place]]);
  expect(Object.fromEntries(times)).toEqual({ 沈知白: '2026-03-01 09:30:00', 周行云: '', 门口小陈: '' });
});

it('the list is narrowed to who is there or missing among those with a ticket, as the phones of the staff have it', async () => {
  const { conferenceId } = meeting;
  await server.db.execute(sql`
    INSERT INTO attendee (conference_id, ticket_type_id, state, name)
    SELECT conference_id, ticket_type_id, 'applied', '未审的人' FROM attendee WHERE conference_id = ${conferenceId} LIMIT 1`);
  const namesOf = async (query: Record<string, unknown>) => {
    const { items, totalCount } = await resultOf(server.app, getManagedAttendees, { conferenceId, ...query }, admin);
    expect(totalCount).toBe(items.length);
    return items.map(({ name }) => name).sort();
  };
  expect(await namesOf({ arrival: 'arrived' })).toEqual(['沈知白']);
  const missing = await namesOf({ arrival: 'missing' });
  expect(missing).toEqual(['周行云', '门口小陈'].sort());
  const office = await (await meeting.ticket({ userType: 4, name: '会务' })).logIn();
  const phones = await resultOf(server.app, getStaffAttendees, { arrival: 'missing' }, office);
  expect(
    phones.items
      .map(({ name }) => name)
      .filter((name) => name !== '会务')
      .sort(),
  ).toEqual(missing);
  expect(await namesOf({ arrival: 'missing', states: ['applied'] })).toEqual(['未审的人']);
  const { items } = await resultOf(server.app, getManagedAttendees, { conferenceId, keyword: '沈知白' }, admin);
  expect(items[0]?.arrivedAt).toBe('2026-03-01T09:30:00');
});
