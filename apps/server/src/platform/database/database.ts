import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

// bigint arrives as text by default; every bigint of this product fits a double exactly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

type Client = pg.Pool | pg.PoolClient;

/** One tenant's tables (or, for the platform, its own), or a transaction on them: statements never name a schema. */
export type Database = NodePgDatabase & { $client: Client };

export interface PoolOptions {
  schema: string;
  poolSize: number;
  statementTimeoutMs: number;
}

export function openPool(connection: pg.ClientConfig, options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: options.poolSize,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5000,
    application_name: 'tuyuan',
    options: `-c search_path=${options.schema} -c statement_timeout=${options.statementTimeoutMs}`,
  });
  // An idle client that loses its server must not take the process down; the next query reconnects.
  pool.on('error', () => undefined);
  return pool;
}

export function databaseOver(client: Client): Database {
  return drizzle(client);
}

const retryable = new Set(['40001', '40P01']);
const attempts = 3;

function isRetryable(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code !== undefined && retryable.has(cause.code);
}

/**
 * Runs `work` in one transaction; inside another transaction it joins that one.
 * A serialization failure or deadlock is retried twice, so `work` must have no effect outside the database.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  if (!(database.$client instanceof pg.Pool)) return work(database);
  for (let attempt = 1; ; attempt += 1) {
    const client = await database.$client.connect();
    try {
      await client.query('BEGIN');
      const result = await work(databaseOver(client));
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      const broken = await client.query('ROLLBACK').then(
        () => false,
        () => true,
      );
      client.release(broken);
      if (attempt >= attempts || !isRetryable(error)) throw error;
    }
  }
}

/** True when `error` is the refusal of the unique index or constraint of that name. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === '23505' && cause.constraint === constraint;
}
