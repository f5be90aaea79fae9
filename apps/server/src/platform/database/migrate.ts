import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

interface Migration {
  number: number;
  name: string;
  sql: string;
  sha256: string;
}

const migrationsFolder = join(import.meta.dirname, '../../../migrations');
export const migrationFolders = { platform: join(migrationsFolder, 'platform'), tenant: migrationsFolder };

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_.*\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { number: Number(name.slice(0, 4)), name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Brings one schema to the newest migration, forward only. An advisory lock lets many processes start at once.
 * Throws when an applied file was changed, or the schema is newer than this program or from before its baseline.
 */
export async function migrateSchema(connection: pg.ClientConfig, schema: string, folder: string): Promise<void> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({ ...connection, application_name: 'tuyuan-migrate' });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock(hashtextextended('tuyuan.migrate.' || $1, 0))", [schema]);
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${pg.escapeIdentifier(schema)}`);
    await client.query(`SET search_path = ${pg.escapeIdentifier(schema)}`);
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migration (number integer PRIMARY KEY, name text NOT NULL, sha256 text NOT NULL, at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<{ number: number; name: string; sha256: string }>(
      'SELECT number, name, sha256 FROM schema_migration',
    );
    const applied = new Map(rows.map((row) => [row.number, row]));
    assertSameHistory(schema, migrations, applied);
    const known = new Set(migrations.map((migration) => migration.number));
    const unknown = rows.find((row) => !known.has(row.number));
    if (unknown)
      throw new Error(
        `Schema ${schema} holds migration ${unknown.name}, which this version does not know. Start a newer version.`,
      );
    for (const migration of migrations) {
      const before = applied.get(migration.number);
      if (before && before.sha256 !== migration.sha256)
        throw new Error(`Migration ${migration.name} was changed after it was applied to ${schema}.`);
      if (!before) await apply(client, migration);
    }
  } finally {
    await client.end();
  }
}

/** Removes a schema with all that is in it. Unlike a request's statement it may take its time. */
export async function dropSchema(connection: pg.ClientConfig, schema: string): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'tuyuan-migrate' });
  await client.connect();
  try {
    await client.query(`DROP SCHEMA IF EXISTS ${pg.escapeIdentifier(schema)} CASCADE`);
  } finally {
    await client.end();
  }
}

/** Throws when a number was applied under another name: the files were joined into a baseline, and nothing leads from there to here. */
function assertSameHistory(
  schema: string,
  migrations: Migration[],
  applied: ReadonlyMap<number, { name: string }>,
): void {
  for (const { number, name } of migrations) {
    const before = applied.get(number)?.name ?? name;
    if (before !== name)
      throw new Error(
        `Schema ${schema} holds migration ${before} instead of ${name}: it was made before the first release and can't be upgraded. Delete the data folder, or the database of DATABASE_URL, and start again.`,
      );
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(migration.sql);
    await client.query('INSERT INTO schema_migration (number, name, sha256) VALUES ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.sha256,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
