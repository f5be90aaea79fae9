import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Database } from './database.ts';

const dialect = new PgDialect();
const ignore = () => undefined;
const batchSize = 1000;
/** A long list may need sorting before its first row is available. */
const fetchTimeoutMs = 60_000;

/**
 * Yields a list of any length in batches from one snapshot, over a connection of its own that is released when the
 * reader stops. Never inside a transaction. Times are returned as `Date`.
 */
export async function* readByCursor(
  db: Database,
  statement: SQL,
): AsyncGenerator<Record<string, unknown>[], void, undefined> {
  if (!(db.$client instanceof pg.Pool)) throw new Error('A cursor needs a connection of its own');
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const client = await db.$client.connect();
  client.on('error', ignore);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(`SET LOCAL statement_timeout = ${fetchTimeoutMs}`);
    // Every row will be read: a plan that is quick with the first ones only is the wrong one.
    await client.query('SET LOCAL cursor_tuple_fraction = 1');
    await client.query({ text: `DECLARE listed NO SCROLL CURSOR FOR ${text}`, values: params });
    for (let isLast = false; !isLast; ) {
      const { rows } = await client.query<Record<string, unknown>>(`FETCH ${batchSize} FROM listed`);
      isLast = rows.length < batchSize;
      if (rows.length > 0) yield rows;
    }
  } finally {
    const isBroken = await client.query('ROLLBACK').then(
      () => false,
      () => true,
    );
    client.off('error', ignore);
    client.release(isBroken);
  }
}
