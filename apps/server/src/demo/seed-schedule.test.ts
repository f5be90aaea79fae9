import { getCalendar } from '@tuyuan/contract/conference/conference-data.ts';
import { getMaterials } from '@tuyuan/contract/conference/material.ts';
import { getScheduleDraft } from '@tuyuan/contract/conference/schedule.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { resultOf } from '../testing/call-endpoint.ts';
import { plantTicketHolder } from '../testing/plant-ticket-holder.ts';
import { scheduleBuilder } from '../testing/schedule-builder.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { seedSchedule } from './seed-schedule.ts';

let server: TestServer;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('admin', ['admin']);
});
afterAll(() => server.stop());

it('gives the demo’s conference three days without a clash, materials, and a draft that goes on; once, however often it starts', async () => {
  const id = await scheduleBuilder(server, admin).conference();
  for (let person = 0; person < 60; person += 1)
    await plantTicketHolder(server.db, { conferenceId: id, userType: 0, name: `观众 ${person}` });
  const library = { schema: 'tenant_default', db: server.db };
  const folder = readConfig({ NODE_ENV: 'test' }).DEMO_PHOTOS;
  await seedSchedule(server.ingest, library, folder);
  await seedSchedule(server.ingest, library, folder);
  const { items, version } = await resultOf(server.app, getCalendar, { id });
  expect(new Set(items.map(({ day }) => day))).toEqual(new Set(['2031-11-28', '2031-11-29', '2031-11-30']));
  expect(items.length).toBeGreaterThanOrEqual(40);
  expect([version, items.filter(({ changes }) => changes.length > 0).length]).toEqual([2, 2]);
  const draft = await resultOf(server.app, getScheduleDraft, { id }, admin);
  expect(draft.sessions.filter(({ startTime }) => startTime === null).length).toBe(4);
  expect(draft.sessions.filter(({ diff }) => diff !== null).length).toBe(2);
  expect(draft.clashes).toHaveLength(1);
  const shown = draft.sessions.flatMap(({ published, seatLimit }) => (published ? [{ ...published, seatLimit }] : []));
  expect(shown.filter(({ stars }) => stars > 0).length).toBeGreaterThan(30);
  expect(shown.every(({ seatsTaken, seatLimit }) => seatsTaken <= (seatLimit ?? 0))).toBe(true);
  expect(shown.some(({ waitlisted, seatsTaken, seatLimit }) => waitlisted > 0 && seatsTaken === seatLimit)).toBe(true);
  const { items: materials } = await resultOf(server.app, getMaterials, { id }, admin);
  expect(new Set(materials.map(({ door }) => door))).toEqual(new Set(['open', 'afterSession', 'withdrawn']));
});
