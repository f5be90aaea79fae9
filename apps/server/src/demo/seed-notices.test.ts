import { getMannerVersions } from '@tuyuan/contract/conference/code-of-conduct.ts';
import { getManagedNotices } from '@tuyuan/contract/conference/notice.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertConference } from '../fixtures/conference.ts';
import { resultOf } from '../testing/call-endpoint.ts';
import { plantTicketHolder } from '../testing/plant-ticket-holder.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { seedNotices } from './seed-notices.ts';

let server: TestServer;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('admin', ['admin']);
});
afterAll(() => server.stop());

it('tells the demo’s people of all that a conference tells, once, however often it starts', async () => {
  const conferenceId = await insertConference(server.db);
  for (const userType of [0, 0, 0, 2]) await plantTicketHolder(server.db, { conferenceId, userType });
  await seedNotices(server.db, 'Asia/Shanghai');
  await seedNotices(server.db, 'Asia/Shanghai');
  const { items } = await resultOf(server.app, getManagedNotices, { conferenceId }, admin);
  expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['scheduled', 'sent', 'recalled']));
  expect(new Set(items.map(({ priority }) => priority))).toEqual(new Set(['normal', 'pinned', 'urgent']));
  expect(items).toHaveLength(8);
  const manner = await resultOf(server.app, getMannerVersions, { conferenceId }, admin);
  expect(manner.items.map(({ version }) => version)).toEqual([2, 1]);
});
