import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { migrateSchema, migrationFolders } from './migrate.ts';

let test: TestDatabase;
let folder: string;
beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await writeFile(join(folder, '0001_first.sql'), 'CREATE TABLE first (id integer);');
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true });
});

const migrate = (schema: string) => migrateSchema(test.databases.connection, schema, folder);
const tablesOf = async (schema: string) => {
  const { rows } = await test.db.execute(
    sql`SELECT table_name FROM information_schema.tables WHERE table_schema = ${schema} ORDER BY 1`,
  );
  return rows.map((row) => row.table_name);
};

it('applies each file once, also when several processes start together', async () => {
  await Promise.all([migrate('many'), migrate('many'), migrate('many')]);
  expect(await tablesOf('many')).toEqual(['first', 'schema_migration']);
});

it('keeps nothing of a file that fails and names it', async () => {
  await writeFile(join(folder, '0002_broken.sql'), 'CREATE TABLE second (id integer); SELECT nonsense;');
  await expect(migrate('broken')).rejects.toThrow('0002_broken.sql');
  expect(await tablesOf('broken')).toEqual(['first', 'schema_migration']);
  await rm(join(folder, '0002_broken.sql'));
});

it('refuses a schema of a newer version', async () => {
  await writeFile(join(folder, '0002_newer.sql'), 'SELECT 1;');
  await migrate('newer');
  await rm(join(folder, '0002_newer.sql'));
  await expect(migrate('newer')).rejects.toThrow('Start a newer version');
});

it('refuses a schema from before the baseline and leaves it as it is', async () => {
  await writeFile(join(folder, '0002_old.sql'), 'SELECT 1;');
  await migrate('old');
  await rm(join(folder, '0002_old.sql'));
  await writeFile(join(folder, '0002_area.sql'), 'CREATE TABLE second (id integer);');
  await expect(migrate('old')).rejects.toThrow('0002_old.sql instead of 0002_area.sql');
  expect(await tablesOf('old')).toEqual(['first', 'schema_migration']);
  await rm(join(folder, '0002_area.sql'));
});

it('refuses a file that was changed after it was applied', async () => {
  await migrate('changed');
  await writeFile(join(folder, '0001_first.sql'), 'CREATE TABLE other (id integer);');
  await expect(migrate('changed')).rejects.toThrow('was changed after it was applied');
});

it('makes a second tenant with the same tables as the first', async () => {
  await migrateSchema(test.databases.connection, 'tenant_second', migrationFolders.tenant);
  expect(await tablesOf('tenant_second')).toEqual(await tablesOf('tenant_default'));
});
