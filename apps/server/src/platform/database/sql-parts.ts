import { type SQL, sql } from 'drizzle-orm';

/** The ids as one parameter, for `= ANY(…)` and `unnest(…)`. */
export const idList = (ids: readonly number[]): SQL => sql`${sql.param([...ids])}::int[]`;

/** The texts as one parameter. */
export const textList = (texts: readonly string[]): SQL => sql`${sql.param([...texts])}::text[]`;

/** A pattern for LIKE that finds the text anywhere, as it was typed: `%` and `_` mean themselves. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** Midnight of a day (`yyyy-MM-dd`) in that time zone. */
export const dayStart = (day: string, timeZone: string): SQL => sql`(${day}::date)::timestamp AT TIME ZONE ${timeZone}`;
