import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database } from './database.ts';

const dialect = new PgDialect();

/** Returns the statement's rows, column names in camelCase, each parsed by `Row`. A `timestamptz` is a `Date`. */
export async function many<Row extends z.ZodType>(db: Database, Row: Row, statement: SQL): Promise<z.output<Row>[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const { rows } = await db.$client.query<Record<string, unknown>>({ text, values: params });
  return z.array(Row).parse(rows.map(camelCaseKeys));
}

/** Returns the first row, or null where there is none. Otherwise as `many`. */
export async function findOne<Row extends z.ZodType>(
  db: Database,
  Row: Row,
  statement: SQL,
): Promise<z.output<Row> | null> {
  const [first] = await many(db, Row, statement);
  return first ?? null;
}

/** Returns the row of a statement that always has one, such as an aggregate or an insert. Throws where there is none. */
export async function one<Row extends z.ZodType>(db: Database, Row: Row, statement: SQL): Promise<z.output<Row>> {
  const [first] = await many(db, Row, statement);
  if (first === undefined)
    throw new Error(`A statement that always has a row has none: ${dialect.sqlToQuery(statement).sql}`);
  return first;
}

/** Renames the columns of one row: `created_at` → `createdAt`. Values, JSON included, stay as they are. */
export function camelCaseKeys(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [camelCase(name), value]));
}

const known = new Map<string, string>();

function camelCase(name: string): string {
  let found = known.get(name);
  if (found === undefined) {
    found = name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    known.set(name, found);
  }
  return found;
}
