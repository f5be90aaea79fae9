import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { countCap } from './capped-total.ts';
import type { Database } from './database.ts';
import { many, one } from './rows.ts';

const Id = z.object({ id: z.int() });
const Count = z.object({ count: z.int() });

/** Returns the column `id` of the statement's rows. */
export async function findIds(db: Database, statement: SQL): Promise<number[]> {
  return (await many(db, Id, statement)).map(({ id }) => id);
}

/** Returns the column `id` of the statement's one row, such as that of an insert. */
export async function oneId(db: Database, statement: SQL): Promise<number> {
  return (await one(db, Id, statement)).id;
}

/** Returns how many rows the statement has. */
export async function countRows(db: Database, statement: SQL): Promise<number> {
  return (await one(db, Count, sql`SELECT count(*)::int AS count FROM (${statement}) counted`)).count;
}

/** Returns how many rows the statement has, at most `countCap` + 1: what `cappedTotal` takes. */
export function countCapped(db: Database, statement: SQL): Promise<number> {
  return countRows(db, sql`${statement} LIMIT ${countCap + 1}`);
}
