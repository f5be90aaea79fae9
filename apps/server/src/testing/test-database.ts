import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { openTenantDatabases, type TenantDatabases } from '../platform/database/tenant-databases.ts';
import { dropDatabases, onServer, templateName, toDatabase } from './template-database.ts';

/** Databases that this process is done with. */
const finished: string[] = [];
/** One that is made straight after another was dropped takes ten times as long, so they are dropped together. */
const maxFinished = 25;

export interface TestDatabase {
  databases: TenantDatabases;
  /** The default tenant's tables. */
  db: Database;
  drop(): Promise<void>;
}

/** Creates a migrated database for one test file, empty except for the default tenant. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('server');
  const name = `${inject('databasePrefix')}_${randomBytes(6).toString('hex')}`;
  await onServer(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${templateName()}`));
  const databases = openTenantDatabases(toDatabase(server, name), { poolSize: 10, statementTimeoutMs: 30_000 });
  return {
    databases,
    db: databases.of('tenant_default'),
    async drop() {
      await databases.close();
      finished.push(name);
      if (finished.length === maxFinished) await dropDatabases(server, finished.splice(0));
    },
  };
}
