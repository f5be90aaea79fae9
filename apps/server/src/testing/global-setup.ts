import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type pg from 'pg';
import type { TestProject } from 'vitest/node';
import { testDatabaseUrl } from '../config.ts';
import { prepareTenants } from '../modules/site/index.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { openTenantDatabases } from '../platform/database/tenant-databases.ts';
import { startPgBossQueue } from '../platform/jobs/pg-boss-queue.ts';
import { dropDatabases, onServer, templateName, toDatabase } from './template-database.ts';

const dataDir = join(import.meta.dirname, '../../../../node_modules/.cache/tuyuan-test');

const ownPrefix = 'tuyuan_test_';
/** Longer than any run takes. */
const maxRunMs = 3 * 3600_000;

declare module 'vitest' {
  interface ProvidedContext {
    server: pg.ClientConfig;
    /** How the names of this run's databases begin. */
    databasePrefix: string;
  }
}

/** Starts the tests' PostgreSQL (or uses TEST_DATABASE_URL) and creates the migrated template that every test file clones. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = testDatabaseUrl();
  const embedded =
    url === undefined
      ? await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off', full_page_writes: 'off' } })
      : undefined;
  const server = embedded?.connection ?? { connectionString: url ?? '' };
  const template = templateName();
  const partial = `${template}_making`;
  await onServer(server, async (client) => {
    await client.query("SELECT pg_advisory_lock(hashtextextended('tuyuan.template', 0))");
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (rowCount !== 0) return;
    await client.query(`DROP DATABASE IF EXISTS ${partial} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${partial}`);
    const connection = toDatabase(server, partial);
    const databases = openTenantDatabases(connection, { poolSize: 2, statementTimeoutMs: 60_000 });
    await prepareTenants(databases);
    await databases.close();
    await (await startPgBossQueue({ connection, isOnlyWorker: false, onError: () => undefined })).stop();
    await client.query(`ALTER DATABASE ${partial} RENAME TO ${template}`);
  });
  await dropDatabases(server, (await databasesOf(server, ownPrefix)).filter(isLeft));
  const databasePrefix = `${ownPrefix}${Date.now()}_${randomBytes(4).toString('hex')}`;
  project.provide('server', server);
  project.provide('databasePrefix', databasePrefix);
  return async () => {
    await dropDatabases(server, await databasesOf(server, databasePrefix));
    await embedded?.release();
  };
}

/** Whether a database is of a run that was killed. */
function isLeft(name: string): boolean {
  return !(Number(name.slice(ownPrefix.length).split('_')[0]) > Date.now() - maxRunMs);
}

async function databasesOf(server: pg.ClientConfig, prefix: string): Promise<string[]> {
  return onServer(server, async (client) => {
    const found = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [prefix],
    );
    return found.rows.map(({ datname }) => datname);
  });
}
