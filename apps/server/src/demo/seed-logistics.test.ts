import { getRooming } from '@tuyuan/contract/conference/accommodation-management.ts';
import { getDutyRoster } from '@tuyuan/contract/conference/duty-management.ts';
import { getTraffic } from '@tuyuan/contract/conference/transport-management.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { resultOf } from '../testing/call-endpoint.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { seedConferences } from './seed-conferences.ts';
import { seedLogistics } from './seed-logistics.ts';

let server: TestServer;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('admin', ['admin']);
  for (const name of ['visitor', 'zhouyanqiu', 'editor']) await server.logInAs(name, ['user']);
  const folder = readConfig({ NODE_ENV: 'test' }).DEMO_PHOTOS;
  await seedConferences(server.ingest, { schema: 'tenant_default', db: server.db }, { folder, box: server.ticketBox });
});
afterAll(() => server.stop());

it('gives the running conference shifts with a gap and a swap, rooms within their rules, and rides that board; once', async () => {
  for (let start = 0; start < 2; start += 1) await seedLogistics(server.db, 'Asia/Shanghai');
  const of = { conferenceId: 1 };
  const { posts } = await resultOf(server.app, getDutyRoster, of, admin);
  const shifts = posts.flatMap((post) => post.shifts);
  expect([posts.length, shifts.length]).toEqual([6, 63]);
  expect(shifts.some(({ taken, needed }) => taken < needed)).toBe(true);
  expect(shifts.flatMap(({ swaps }) => swaps.map(({ state }) => state)).toSorted()).toEqual(['accepted', 'asked']);

  const { rooms, guests, plans } = await resultOf(server.app, getRooming, of, admin);
  for (const { id, capacity } of rooms) {
    const sleepers = plans.filter(({ roomId }) => roomId === id);
    const sexes = sleepers.map(({ attendeeId }) => guests.find((one) => one.attendeeId === attendeeId)?.gender);
    expect(sleepers.length).toBeLessThanOrEqual(capacity);
    expect(new Set(sexes).size).toBeLessThanOrEqual(1);
  }
  expect(guests.length).toBeGreaterThan(plans.length);

  const { trips } = await resultOf(server.app, getTraffic, of, admin);
  expect(new Set(trips.map(({ state }) => state))).toEqual(new Set(['arrived', 'boarding', 'planned', 'cancelled']));
});
