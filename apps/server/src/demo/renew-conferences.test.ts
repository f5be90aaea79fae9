import { getCalendar, getConferences } from '@tuyuan/contract/conference/conference-data.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import { resultOf } from '../testing/call-endpoint.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { writeDemoState } from './demo-state.repository.ts';
import { moveConferences } from './move-conferences.repository.ts';
import { renewConferences } from './renew-conferences.ts';
import { seedConferences } from './seed-conferences.ts';
import { seedLogistics } from './seed-logistics.ts';
import { seedSchedule } from './seed-schedule.ts';

const timeZone = 'Asia/Shanghai';
const dayMs = 86_400_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const library = { schema: 'tenant_default', db: server.db };
  const folder = readConfig({ NODE_ENV: 'test' }).DEMO_PHOTOS;
  await server.logInAs('admin', ['admin']);
  for (const name of ['visitor', 'zhouyanqiu', 'editor']) await server.logInAs(name, ['user']);
  await seedConferences(server.ingest, library, { folder, box: server.ticketBox });
  await seedSchedule(server.ingest, library, folder);
  await seedLogistics(server.db, timeZone);
});
afterAll(() => server.stop());

const listed = async () => (await resultOf(server.app, getConferences, {})).items;
const sessionsOf = async (id: number) => (await resultOf(server.app, getCalendar, { id })).items;

/** Makes the demo appear to have been seeded this many days ago. */
async function leaveAlone(days: number): Promise<void> {
  const ids = (await listed()).map(({ id }) => id);
  await moveConferences(server.db, { ids, days: -days, timeZone });
  await writeDemoState(server.db, { since: new Date(Date.now() - days * dayMs).toISOString(), isComplete: true });
}
const renew = () => renewConferences(server.db, { timeZone, now: Date.now() });

it('brings the demo’s conferences forward by whole days once the running one is over, and leaves it alone while it runs', async () => {
  const before = await listed();
  const id = before[0]?.id ?? 0;
  const sessions = await sessionsOf(id);
  expect(before.map(({ conferenceState }) => conferenceState)).toEqual([4, 2, 5]);
  await leaveAlone(9);
  expect((await listed()).find((card) => card.id === id)?.conferenceState).toBe(5);
  await renew();
  expect(await listed()).toEqual(before);
  expect(await sessionsOf(id)).toEqual(sessions);
  await renew();
  expect(await listed()).toEqual(before);
});

it('does not touch what the office published', async () => {
  await leaveAlone(9);
  const [row] = z
    .array(z.object({ id: z.int() }))
    .parse((await server.db.execute(sql`SELECT min(id) AS id FROM conference`)).rows);
  await server.db.execute(
    sql`UPDATE conference_version SET published_by = (SELECT min(id) FROM app_user) WHERE conference_id = ${row?.id ?? 0}`,
  );
  const before = await listed();
  await renew();
  expect(await listed()).toEqual(before);
});
