import { getConferences, getMyConferences, getMyTicket } from '@tuyuan/contract/conference/conference-data.ts';
import { getPublishDiff } from '@tuyuan/contract/conference/publishing.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { resultOf } from '../testing/call-endpoint.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { seedConferences } from './seed-conferences.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('gives the demo a conference that runs, one that takes registrations and one that is over; once, with tickets to show', async () => {
  const visitor = await server.logInAs('visitor', ['user']);
  const library = { schema: 'tenant_default', db: server.db };
  const folder = readConfig({ NODE_ENV: 'test' }).DEMO_PHOTOS;
  for (let start = 0; start < 2; start += 1)
    await seedConferences(server.ingest, library, { folder, box: server.ticketBox });
  const { items } = await resultOf(server.app, getConferences, {});
  expect(items.map(({ conferenceState }) => conferenceState)).toEqual([4, 2, 5]);
  const admin = await server.logInAs('office', ['admin']);
  for (const { id } of items)
    expect(await resultOf(server.app, getPublishDiff, { id }, admin)).toMatchObject({ version: 1, changes: [] });
  const mine = await resultOf(server.app, getMyConferences, {}, visitor);
  expect(mine.items.map(({ registration }) => registration.hasTicket)).toEqual([true, true]);
  const { code } = await resultOf(server.app, getMyTicket, { conferenceId: items[0]?.id ?? 0 }, visitor);
  expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{3}$/);
});
