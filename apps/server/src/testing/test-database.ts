import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { openTenantDatabases, type TenantDatabases } from '../platform/database/tenant-databases.ts';
import { onServer, templateName, toDatabase } from './template-database.ts';

export interface TestDatabase {
  databases: TenantDatabases;
  /** The default tenant's tables. */
  db: Database;
  drop(): Promise<void>;
}

/** Creates a migrated database for one test file, empty except for the default tenant. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('server');
  const name = `tuyuan_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, (client) =>
    client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE ${pg.escapeIdentifier(templateName())}`),
  );
  const databases = openTenantDatabases(toDatabase(server, name), { poolSize: 10, statementTimeoutMs: 30_000 });
  return {
    databases,
    db: databases.of('tenant_default'),
    async drop() {
      await databases.close();
      await onServer(server, (client) =>
        client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`),
      );
    },
  };
}
