import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database } from './database.ts';
import { camelCaseKeys } from './rows.ts';

const dialect = new PgDialect();
const names = new Map<string, string>();
const maxNames = 300;

/** Returns the same name for the same text; texts beyond the limit get none, because every connection keeps a plan per name. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= maxNames) return known;
  const name = `p${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
  names.set(text, name);
  return name;
}

/**
 * Runs a frequent statement whose text hardly varies: the server parses it once per connection and soon plans it only
 * once too. Values are parameters; limits that influence the plan belong in the text. Times are returned as `Date`.
 */
export async function runPrepared(db: Database, statement: SQL): Promise<Record<string, unknown>[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const name = nameOf(text);
  const { rows } = await db.$client.query<Record<string, unknown>>({ ...(name && { name }), text, values: params });
  return rows;
}

/** Returns the rows of a prepared statement as `many` does. */
export async function manyPrepared<Row extends z.ZodType>(
  db: Database,
  Row: Row,
  statement: SQL,
): Promise<z.output<Row>[]> {
  return z.array(Row).parse((await runPrepared(db, statement)).map(camelCaseKeys));
}

/** Returns the first row of a prepared statement, or null where there is none. */
export async function findPrepared<Row extends z.ZodType>(
  db: Database,
  Row: Row,
  statement: SQL,
): Promise<z.output<Row> | null> {
  const [first] = await manyPrepared(db, Row, statement);
  return first ?? null;
}

/** Returns the row of a prepared statement that always has one. Throws where there is none. */
export async function onePrepared<Row extends z.ZodType>(
  db: Database,
  Row: Row,
  statement: SQL,
): Promise<z.output<Row>> {
  const [first] = await manyPrepared(db, Row, statement);
  if (first === undefined)
    throw new Error(`A statement that always has a row has none: ${dialect.sqlToQuery(statement).sql}`);
  return first;
}
