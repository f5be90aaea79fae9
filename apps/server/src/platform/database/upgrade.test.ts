import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSupervisor } from '@tuyuan/contract/conference/check-in-management.ts';
import { renewPoster } from '@tuyuan/contract/conference/sign-point-management.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plantConference, plantTicketType } from '../../testing/plant-conference.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';
import { inTransaction } from './database.ts';
import { migrateSchema, migrationFolders } from './migrate.ts';

let test: TestDatabase;
let folders: string;
beforeAll(async () => {
  test = await createTestDatabase();
  folders = await mkdtemp(join(tmpdir(), 'migrations-'));
});
afterAll(async () => {
  await test.drop();
  await rm(folders, { recursive: true });
});

/** A site as it was before that migration, to be brought to it. */
async function siteBefore(schema: string, migration: string) {
  const folder = join(folders, schema);
  await mkdir(folder);
  const names = await readdir(migrationFolders.tenant);
  const take = (name: string) => copyFile(join(migrationFolders.tenant, name), join(folder, name));
  const migrate = () => migrateSchema(test.databases.connection, schema, folder);
  await Promise.all(names.filter((name) => /^\d{4}_/.test(name) && name < migration).map(take));
  await migrate();
  await take(migration);
  return { db: test.databases.of(schema), upgrade: migrate };
}

it('counts also who comes onto a waiting list meanwhile', async () => {
  const { db, upgrade } = await siteBefore('tenant_counted', '0029_waiting_counts.sql');
  const conference = await plantConference(db);
  const type = await plantTicketType(db, conference);
  const wait = (within: typeof db) =>
    within.execute(sql`
      INSERT INTO attendee (conference_id, ticket_type_id, state, name) VALUES (${conference}, ${type}, 'waitlisted', '候补')`);
  await wait(db);
  const { upgrading } = await inTransaction(db, async (transaction) => {
    await wait(transaction);
    const begun = upgrade();
    await untilWaiting(db, 1);
    return { upgrading: begun };
  });
  await upgrading;
  await wait(db);
  const { rows } = await db.execute(
    sql`SELECT sum(waiting)::int AS waiting FROM waiting_count WHERE ticket_type_id = ${type}`,
  );
  expect(rows).toEqual([{ waiting: 3 }]);
});

it('keeps no secret in the clear that was answered before such answers were sealed', async () => {
  const { db, upgrade } = await siteBefore('tenant_sealed', '0033_sealed_answers.sql');
  const other = '/api/services/app/conferenceData/Register';
  for (const route of [createSupervisor.path, renewPoster.path, other])
    await db.execute(sql`
      INSERT INTO idempotency_key (user_id, route, key, request_hash, answer) VALUES (1, ${route}, 'k', '', '{"pin": "480213"}')`);
  await upgrade();
  expect((await db.execute(sql`SELECT route FROM idempotency_key`)).rows).toEqual([{ route: other }]);
});
