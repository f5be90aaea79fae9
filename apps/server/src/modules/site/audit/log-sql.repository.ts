import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { LogPosition } from './log-position.ts';

export const Count = z.object({ count: z.number() });

/** The row's exact place in the log; a `Date` has milliseconds only. */
export const positionColumn = sql`to_char(l.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS position`;

export const newestFirst = sql`l.at DESC, l.id DESC`;

/** The wire has whole seconds: the last second is included with all its fractions. */
export function spanConditions({ from, to }: { from: Date | null; to: Date | null }): SQL[] {
  return [
    ...(from ? [sql`l.at >= ${from.toISOString()}::timestamptz`] : []),
    ...(to ? [sql`l.at < ${to.toISOString()}::timestamptz + interval '1 second'`] : []),
  ];
}

export const after = (position: LogPosition): SQL =>
  sql`(l.at, l.id) < (${position.at}::timestamptz, ${position.id}::bigint)`;

export const allOf = (conditions: readonly SQL[]): SQL => sql.join([sql`true`, ...conditions], sql` AND `);

/** Returns a pattern that finds the text anywhere, literally: `%` and `_` are escaped. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
