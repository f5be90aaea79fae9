import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from './database.ts';
import { runPrepared } from './run-prepared.ts';

const Wait = z.object({ seconds: z.number() });

export interface Quota {
  /** What is counted, and for whom: `sms:138…`. */
  key: string;
  limit: number;
  /** Length of the span, which begins with the first one taken. */
  seconds: number;
}

/**
 * Takes one of a quota within a statement; returns no row when none is left. Concurrent statements wait for each other
 * and never exceed the limit.
 */
export const takingQuota = ({ key, limit, seconds }: Quota): SQL => sql`
  INSERT INTO quota AS q (key, taken, ends_at) VALUES (${key}, 1, now() + make_interval(secs => ${seconds}))
  ON CONFLICT (key) DO UPDATE SET
    taken = CASE WHEN q.ends_at <= now() THEN 1 ELSE q.taken + 1 END,
    ends_at = CASE WHEN q.ends_at <= now() THEN excluded.ends_at ELSE q.ends_at END
  WHERE q.ends_at <= now() OR q.taken < ${limit} RETURNING true`;

/** Returns the seconds until an exhausted quota starts again. */
export async function quotaWait(db: Database, key: string): Promise<number> {
  const { rows } = await db.execute(
    sql`SELECT greatest(1, ceil(extract(epoch FROM ends_at - now())))::int AS seconds FROM quota WHERE key = ${key}`,
  );
  return Wait.safeParse(rows[0]).data?.seconds ?? 1;
}

/** Takes one of a quota and returns null, or the seconds to wait. */
export async function takeQuota(db: Database, quota: Quota): Promise<number | null> {
  const taken = await runPrepared(db, takingQuota(quota));
  return taken.length === 1 ? null : quotaWait(db, quota.key);
}

const Taken = z.object({ taken: z.int(), seconds: z.number() });

/** Answers as `takeQuota` would, but takes none. */
export async function checkQuota(db: Database, { key, limit }: Quota): Promise<number | null> {
  const [row] = await runPrepared(
    db,
    sql`SELECT taken, ceil(extract(epoch FROM ends_at - now()))::int AS seconds FROM quota WHERE key = ${key} AND ends_at > now()`,
  );
  const { taken, seconds } = Taken.safeParse(row).data ?? { taken: 0, seconds: 0 };
  return taken < limit ? null : Math.max(1, seconds);
}

/** Gives back one that was taken for nothing. */
export async function returnOne(db: Database, key: string): Promise<void> {
  await db.execute(sql`UPDATE quota SET taken = taken - 1 WHERE key = ${key} AND taken > 0`);
}

/** Resets a quota. */
export async function returnQuota(db: Database, key: string): Promise<void> {
  await db.execute(sql`DELETE FROM quota WHERE key = ${key}`);
}
