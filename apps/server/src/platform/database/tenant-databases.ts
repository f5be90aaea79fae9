import type pg from 'pg';
import { type Database, databaseOver, openPool, type PoolOptions } from './database.ts';

/** Pools by schema: `platform` for the installation's own tables, one per tenant, opened on first use. */
export interface TenantDatabases {
  readonly connection: pg.ClientConfig;
  readonly platform: Database;
  of(schema: string): Database;
  /** Closes the connections to a schema that is no more. */
  forget(schema: string): Promise<void>;
  /** Rejects while the database does not answer. */
  check(): Promise<void>;
  /** Rejects also while it takes no writes. */
  checkWritable(): Promise<void>;
  close(): Promise<void>;
}

export function openTenantDatabases(connection: pg.ClientConfig, limits: Omit<PoolOptions, 'schema'>): TenantDatabases {
  const open = new Map<string, { pool: pg.Pool; database: Database }>();
  function of(schema: string): Database {
    let entry = open.get(schema);
    if (!entry) {
      const pool = openPool(connection, { ...limits, schema });
      entry = { pool, database: databaseOver(pool) };
      open.set(schema, entry);
    }
    return entry.database;
  }
  return {
    connection,
    platform: of('platform'),
    of,
    async forget(schema) {
      const entry = open.get(schema);
      open.delete(schema);
      await entry?.pool.end();
    },
    async check() {
      await of('platform').$client.query('SELECT 1');
    },
    async checkWritable() {
      // A record of its log that means nothing to anybody.
      await of('platform').$client.query("SELECT pg_logical_emit_message(true, 'ready', '')");
    },
    async close() {
      await Promise.all([...open.values()].map(({ pool }) => pool.end()));
    },
  };
}
