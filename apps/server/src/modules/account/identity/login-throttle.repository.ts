import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

export interface ThrottleRules {
  /** Failed attempts after which a captcha is required, and after which the login is locked for `lockoutMinutes`. */
  captchaAfter: number;
  lockoutAfter: number;
  lockoutMinutes: number;
}

interface Reservation extends ThrottleRules {
  key: string;
  hasCaptcha: boolean;
}

export type Reserved = { outcome: 'allowed' } | { outcome: 'captcha' } | { outcome: 'locked'; seconds: number };

const forgottenAfterHours = 24;
const Lock = z.object({ seconds: z.number() });

/**
 * Takes one of a key's remaining attempts before anything is verified, in one statement, so that concurrent attempts
 * cannot exceed the limit. `forgetAttempts` gives them all back after a success.
 */
export async function reserveAttempt(db: Database, reservation: Reservation): Promise<Reserved> {
  const { key, captchaAfter, lockoutAfter, lockoutMinutes, hasCaptcha } = reservation;
  const isOver = sql`(coalesce(t.locked_until <= now(), false) OR t.last_at < now() - make_interval(hours => ${forgottenAfterHours}))`;
  const attempts = sql`(CASE WHEN ${isOver} THEN 1 ELSE t.attempts + 1 END)`;
  const lockEnd = sql`now() + make_interval(secs => ${lockoutMinutes * 60})`;
  const { rowCount } = await db.execute(sql`
    INSERT INTO login_throttle AS t (key, attempts, locked_until)
    VALUES (${key}, 1, CASE WHEN ${lockoutAfter}::int <= 1 THEN ${lockEnd} END)
    ON CONFLICT (key) DO UPDATE SET attempts = ${attempts}, last_at = now(),
      locked_until = CASE WHEN ${attempts} >= ${lockoutAfter} THEN ${lockEnd} END
    WHERE ${isOver} OR (t.locked_until IS NULL AND (t.attempts < ${captchaAfter} OR ${hasCaptcha}))`);
  if (rowCount === 1) return { outcome: 'allowed' };
  const { rows } = await db.execute(sql`
    SELECT greatest(1, ceil(extract(epoch FROM locked_until - now())))::int AS seconds
    FROM login_throttle WHERE key = ${key} AND locked_until IS NOT NULL`);
  const lock = Lock.safeParse(rows[0]).data;
  return lock ? { outcome: 'locked', seconds: lock.seconds } : { outcome: 'captcha' };
}

export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.execute(sql`DELETE FROM login_throttle WHERE key = ${key}`);
}

/** Deletes expired throttles and quotas. */
export async function deleteOldThrottles(db: Database): Promise<void> {
  await db.execute(
    sql`DELETE FROM login_throttle WHERE last_at < now() - make_interval(hours => ${forgottenAfterHours})`,
  );
  await db.execute(sql`DELETE FROM quota WHERE ends_at < now()`);
}
