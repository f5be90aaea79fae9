import { join } from 'node:path';
import type pg from 'pg';
import type { TestProject } from 'vitest/node';
import { testDatabaseUrl } from '../config.ts';
import { prepareTenants } from '../modules/site/index.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { openTenantDatabases } from '../platform/database/tenant-databases.ts';
import { startPgBossQueue } from '../platform/jobs/pg-boss-queue.ts';
import { onServer, templateName, toDatabase } from './template-database.ts';

const dataDir = join(import.meta.dirname, '../../../../node_modules/.cache/tuyuan-test');

declare module 'vitest' {
  interface ProvidedContext {
    server: pg.ClientConfig;
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
  project.provide('server', server);
  return async () => embedded?.release();
}
