import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { migrateSchema, migrationFolders } from '../../platform/database/migrate.ts';
import { plantConference, plantTicketType } from '../../testing/plant-conference.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';

const schema = 'tenant_counted';
const counting = '0029_waiting_counts.sql';

let test: TestDatabase;
let folder: string;
beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true });
});

const take = (name: string) => copyFile(join(migrationFolders.tenant, name), join(folder, name));
const migrate = () => migrateSchema(test.databases.connection, schema, folder);

it('are right from the start, also of who comes to wait while they are made', async () => {
  const names = await readdir(migrationFolders.tenant);
  await Promise.all(names.filter((name) => /^\d{4}_/.test(name) && name < counting).map(take));
  await migrate();
  await take(counting);
  const db = test.databases.of(schema);
  const conference = await plantConference(db);
  const type = await plantTicketType(db, conference);
  const wait = (within: typeof db) =>
    within.execute(sql`
      INSERT INTO attendee (conference_id, ticket_type_id, state, name) VALUES (${conference}, ${type}, 'waitlisted', '候补')`);
  await wait(db);
  const { migrating } = await inTransaction(db, async (transaction) => {
    await wait(transaction);
    const begun = migrate();
    await untilWaiting(db, 1);
    return { migrating: begun };
  });
  await migrating;
  await wait(db);
  const { rows } = await db.execute(
    sql`SELECT sum(waiting)::int AS waiting FROM waiting_count WHERE ticket_type_id = ${type}`,
  );
  expect(rows).toEqual([{ waiting: 3 }]);
});
