import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { databaseErrorOf, isLostRace } from './database-fault.ts';

// bigint arrives as text by default; every bigint of this product fits a double exactly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const ignore = () => undefined;

type Client = pg.Pool | pg.PoolClient;

/** One tenant's tables (or the platform's own), or a transaction on them: statements never name a schema. */
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
    // Short enough to report an unreachable server within five seconds.
    connectionTimeoutMillis: 4000,
    keepAlive: true,
    application_name: 'tuyuan',
    // Statements here take milliseconds; compiling them or spreading them over processes would cost more than it saves.
    options: `-c search_path=${options.schema} -c statement_timeout=${options.statementTimeoutMs} -c jit=off -c max_parallel_workers_per_gather=0`,
  });
  // An idle client that loses its server must not end the process; the next query reconnects.
  pool.on('error', ignore);
  return pool;
}

export function databaseOver(client: Client): Database {
  return drizzle(client);
}

const attempts = 3;

interface Running {
  database: Database;
  afterCommit: ((database: Database) => void)[];
}
const running = new WeakMap<Client, Running>();

/**
 * Runs `work` once the transaction is committed, never after a rollback; outside a transaction, at once. `work`
 * receives the database that the transaction was started on. It is lost if the process is killed in between.
 */
export function afterCommit(transaction: Database, work: (database: Database) => void): void {
  const found = running.get(transaction.$client);
  if (found) found.afterCommit.push(work);
  else work(transaction);
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
    // The pool listens only while a client is idle: one that loses its server between two statements of a transaction
    // would end the process. Its next statement fails by itself.
    client.on('error', ignore);
    const begun: Running = { database, afterCommit: [] };
    running.set(client, begun);
    let result: Result;
    try {
      await client.query('BEGIN');
      result = await work(databaseOver(client));
      await client.query('COMMIT');
    } catch (error) {
      const broken = await client.query('ROLLBACK').then(
        () => false,
        () => true,
      );
      running.delete(client);
      client.off('error', ignore);
      client.release(broken);
      if (attempt >= attempts || !isLostRace(error)) throw error;
      continue;
    }
    running.delete(client);
    client.off('error', ignore);
    client.release();
    for (const then of begun.afterCommit) then(database);
    return result;
  }
}

/** Returns true when `error` is a violation of the unique index or constraint of that name. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const found = databaseErrorOf(error);
  return found?.code === '23505' && found.constraint === constraint;
}
