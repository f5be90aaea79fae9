import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { tokenizerVersion } from '@tuyuan/server/src/modules/library/search/tokenizer-version.ts';
import { connectDatabase, type DatabaseServer } from '@tuyuan/server/src/platform/database/connect-database.ts';
import { openPool } from '@tuyuan/server/src/platform/database/database.ts';
import { migrateSchema, migrationFolders } from '@tuyuan/server/src/platform/database/migrate.ts';
import pg from 'pg';

const dataDir = process.env.BENCH_DATA_DIR ?? new URL('../data/bench', import.meta.url).pathname;

/** Migrations that define the marker of a filled schema; a change of them, the tokenizer or the recipe fills it again. */
const searchTables = ['0004_library.sql'];
function filledMarkOf(migrations: readonly string[]): string {
  const shape = createHash('sha256');
  for (const name of migrations) shape.update(readFileSync(join(migrationFolders.tenant, name)));
  return `filled, recipe 2, tokenizer ${tokenizerVersion}, shape ${shape.digest('hex').slice(0, 12)}`;
}

export interface BenchDatabase {
  pool: pg.Pool;
  server: DatabaseServer;
  /** False if an earlier run already filled the schema. */
  isNew: boolean;
  markFilled(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a schema kept between runs while `migrations` are unchanged, in the server of DATABASE_URL or an embedded one under data/bench. */
export async function openBenchDatabase(
  schema: string,
  poolSize: number,
  migrations: readonly string[] = searchTables,
): Promise<BenchDatabase> {
  const filledMark = filledMarkOf(migrations);
  const server = await connectDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir });
  const setup = new pg.Client(server.connection);
  await setup.connect();
  const { rows } = await setup.query<{ comment: string | null }>(
    "SELECT obj_description(oid, 'pg_namespace') AS comment FROM pg_namespace WHERE nspname = $1",
    [schema],
  );
  const isNew = rows[0]?.comment !== filledMark;
  if (isNew) await setup.query(`DROP SCHEMA IF EXISTS ${pg.escapeIdentifier(schema)} CASCADE`);
  await setup.end();
  // The triggers look up a tenant's limits there. What was filled by an earlier run gets the migrations since.
  await migrateSchema(server.connection, 'platform', migrationFolders.platform);
  await migrateSchema(server.connection, schema, migrationFolders.tenant);
  const pool = openPool(server.connection, { schema, poolSize, statementTimeoutMs: isNew ? 0 : 60_000 });
  // Keeps connections open, so that their processor time can be compared from start to end.
  pool.options.idleTimeoutMillis = 0;
  return {
    pool,
    server,
    isNew,
    markFilled: async () =>
      void (await pool.query(`COMMENT ON SCHEMA ${pg.escapeIdentifier(schema)} IS '${filledMark}'`)),
    async close() {
      await pool.end();
      await server.release();
    },
  };
}

export function machineLine(): string {
  return `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
}
