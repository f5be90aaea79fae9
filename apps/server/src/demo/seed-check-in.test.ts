import { getCommandScreen, getConflicts, getVoucherCounters } from '@tuyuan/contract/conference/check-in-management.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { resultOf } from '../testing/call-endpoint.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { seedCheckIn } from './seed-check-in.ts';
import { seedConferences } from './seed-conferences.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('fills the running conference’s doors and counters; once', async () => {
  const admin = await server.logInAs('admin', ['admin']);
  const library = { schema: 'tenant_default', db: server.db };
  await seedConferences(server.ingest, library, {
    folder: readConfig({ NODE_ENV: 'test' }).DEMO_PHOTOS,
    box: server.ticketBox,
  });
  for (let start = 0; start < 2; start += 1) await seedCheckIn(server.db);
  const of = { conferenceId: 1 };
  const screen = await resultOf(server.app, getCommandScreen, of, admin);
  expect(screen.arrivals.arrived).toBeGreaterThan(25);
  expect(screen.arrivals.arrived).toBeLessThanOrEqual(screen.arrivals.expected);
  expect(screen.devices.map(({ label }) => label)).toContain('北门');
  expect(screen.halls.map(({ inside }) => inside > 0)).toEqual([true, true, true]);
  const { items } = await resultOf(server.app, getVoucherCounters, of, admin);
  expect(items.map(({ name, redeemed }) => [name, redeemed > 20])).toContainEqual(['第二天工作餐', true]);
  expect((await resultOf(server.app, getConflicts, of, admin)).items.map(({ kind }) => kind)).toEqual([
    'double',
    'overruled',
  ]);
});
