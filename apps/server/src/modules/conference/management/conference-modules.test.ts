import { getConference } from '@tuyuan/contract/conference/conference-data.ts';
import * as management from '@tuyuan/contract/conference/conference-management.ts';
import * as modules from '@tuyuan/contract/conference/conference-modules.ts';
import { getMyDuty } from '@tuyuan/contract/conference/duty.ts';
import { getMyConference } from '@tuyuan/contract/conference/my-conference.ts';
import { publishConference } from '@tuyuan/contract/conference/publishing.ts';
import { getSignPoints } from '@tuyuan/contract/conference/sign-point-management.ts';
import { getTicketTypes } from '@tuyuan/contract/conference/ticket-types.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertConference } from '../../../fixtures/conference.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { plantTicketHolder } from '../../../testing/plant-ticket-holder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('chief', ['admin']);
});
afterAll(() => server.stop());

const times = {
  startTime: '2030-05-01T14:00:00',
  endTime: '2030-05-01T17:00:00',
  regStartTime: '2024-03-01T09:00:00',
  regEndTime: '2030-05-01T14:00:00',
};
const set = (id: number, wanted: Record<string, boolean>) =>
  resultOf(server.app, modules.setConferenceModules, { id, modules: wanted }, admin);
const onIn = async (id: number) =>
  (await resultOf(server.app, modules.getConferenceModules, { id }, admin)).items.flatMap(({ module, isOn }) =>
    isOn ? [module] : [],
  );
const plantPost = (id: number) =>
  server.db.execute(
    sql`INSERT INTO duty_post (conference_id, place, work, code) VALUES (${id}, '东门', '入场核验', ${`post-${id}-0123456789012345`})`,
  );

it('a part is off until it is switched on or first used', async () => {
  const id = await insertConference(server.db);
  expect(await onIn(id)).toEqual([]);
  await plantPost(id);
  expect(await onIn(id)).toEqual(['duty']);
  await set(id, { stays: true });
  expect(await onIn(id)).toEqual(['stays', 'duty']);
});

it('what is off keeps its content, shows nowhere and is refused to tickets; empty, it comes back on when it is used', async () => {
  const id = await insertConference(server.db, { liveOn: true });
  const staff = await plantTicketHolder(server.db, { userType: 2, conferenceId: id });
  await plantPost(id);
  const seen = async () => (await resultOf(server.app, getMyConference, {}, staff)) ?? {};
  expect(await seen()).toMatchObject({ liveOn: true, modules: ['wall', 'duty'] });
  await set(id, { duty: false, wall: false, trips: false });
  expect(await seen()).toMatchObject({ liveOn: false, modules: [] });
  expect((await resultOf(server.app, getConference, { id })).modules).toEqual([]);
  expect((await callEndpoint(server.app, getMyDuty, {}, staff)).code).toBe('Conference.ModuleOff');
  await set(id, { duty: true });
  expect((await callEndpoint(server.app, getMyDuty, {}, staff)).status).toBe(200);
  await set(id, { duty: false });
  expect((await resultOf(server.app, modules.getConferenceModules, { id }, admin)).items).toContainEqual({
    module: 'wall',
    isOn: false,
    count: 0,
  });
});

it('phones that are open hear of a switch', async () => {
  const id = await insertConference(server.db);
  await set(id, { materials: true });
  const { rows } = await server.db.execute(
    sql`SELECT payload FROM hub_event WHERE name = 'modulesChanged' AND channel LIKE ${`%conference:${id}%`}`,
  );
  expect(rows).toEqual([{ payload: { modules: ['materials'] } }]);
});

it('a conference made with places has tickets and a door, its parts on, and can be published at once', async () => {
  const made = await resultOf(
    server.app,
    management.createConference,
    { title: '周末沙龙', location: '书店', officePhone: '0512-66668888', places: 40, modules: ['materials'], ...times },
    admin,
  );
  expect(made.modules).toEqual(['materials']);
  const { items: types } = await resultOf(server.app, getTicketTypes, { conferenceId: made.id }, admin);
  expect(types.map(({ name, capacity, userType, isHidden }) => [name, capacity, userType, isHidden])).toEqual([
    ['参会票', 40, 0, false],
    ['核验员', null, 3, true],
  ]);
  const { items: points } = await resultOf(server.app, getSignPoints, { conferenceId: made.id }, admin);
  expect(points.map(({ name, kind, opensAt, closesAt }) => [name, kind, opensAt, closesAt])).toEqual([
    ['入口', 'door', '2030-05-01T12:00:00', '2030-05-01T17:00:00'],
  ]);
  const published = await callEndpoint(server.app, publishConference, { id: made.id, revision: made.revision }, admin);
  expect(published.result?.conferenceState).toBe(2);
  expect((await resultOf(server.app, getConference, { id: made.id })).officePhone).toBe('0512-66668888');
});
