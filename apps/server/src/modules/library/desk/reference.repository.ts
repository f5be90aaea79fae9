import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

/** Keeps the category from being deleted until the transaction ends; false when there is none. */
export async function holdCategory(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`SELECT 1 FROM category WHERE id = ${id} FOR KEY SHARE`);
  return rowCount === 1;
}

/** As `holdCategory`. */
export async function holdRegion(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`SELECT 1 FROM region WHERE id = ${id} FOR KEY SHARE`);
  return rowCount === 1;
}

export const NamedRow = z.object({ id: z.number(), name: z.string() });
export const Count = z.object({ count: z.number() });
export const Ids = z.array(z.object({ id: z.number() })).transform((rows) => rows.map((row) => row.id));

/** A pattern that finds the text anywhere, as it was typed: `%` and `_` mean themselves. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

export const idList = (ids: readonly number[]): SQL => sql`${sql.param([...ids])}::int[]`;

/** Midnight of a day (`yyyy-MM-dd`) in that time zone. */
export const dayStart = (day: string, timeZone: string): SQL => sql`(${day}::date)::timestamp AT TIME ZONE ${timeZone}`;
