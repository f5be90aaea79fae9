import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many, one } from '../../../platform/database/rows.ts';
import { isDecision } from './review-decisions.repository.ts';
import { progressJoin, queueOf, submittedAt } from './review-standing.repository.ts';

const QueueRow = z.object({ queue: z.string(), waiting: z.int(), oldestAt: z.date().nullable() });

/** Returns how many images wait in each queue that isn't empty, and since when. */
export function countQueues(db: Database, stages: number) {
  return many(
    db,
    QueueRow,
    sql`SELECT queue, count(*)::int AS waiting, min(since) AS oldest_at FROM (
      SELECT ${queueOf(stages)} AS queue, ${submittedAt} AS since FROM image i ${progressJoin}
      WHERE i.review_state = 'pending' AND i.processing_state = 'ready') waiting GROUP BY queue`,
  );
}

const PaceRow = z.object({ albums: z.int(), activeReviewers: z.int(), lastHour: z.int() });

export function getPace(db: Database) {
  return one(
    db,
    PaceRow,
    sql`SELECT (SELECT count(*)::int FROM album WHERE review_state = 'pending') AS albums,
      (SELECT count(*)::int FROM (
        SELECT reviewer_id FROM review_lease WHERE expires_at > now()
        UNION SELECT c.actor_id FROM state_change c WHERE c.at > now() - interval '15 minutes' AND ${isDecision}) active) AS active_reviewers,
      (SELECT count(*)::int FROM state_change c WHERE c.at > now() - interval '1 hour' AND ${isDecision}) AS last_hour`,
  );
}

const ReviewerRow = z.object({ id: z.int(), name: z.string(), today: z.int() });
const midnight = (timeZone: string) => sql`date_trunc('day', now(), ${timeZone})`;

/** Returns who decided how much since midnight, the most first. */
export function findReviewersOfToday(db: Database, timeZone: string) {
  return many(
    db,
    ReviewerRow,
    sql`SELECT u.id, u.nick_name AS name, count(*)::int AS today FROM state_change c JOIN app_user u ON u.id = c.actor_id
    WHERE c.at >= ${midnight(timeZone)} AND ${isDecision} GROUP BY u.id ORDER BY today DESC, u.id LIMIT 50`,
  );
}

/** Longer between two decisions is a break. */
const breakSeconds = 300;
const EachRow = z.object({ seconds: z.int().nullable() });

/** Returns the seconds between two of the reviewer's decisions today, the median. */
export async function medianSeconds(db: Database, reviewerId: number, timeZone: string): Promise<number | null> {
  const { seconds } = await one(
    db,
    EachRow,
    sql`SELECT round(percentile_cont(0.5) WITHIN GROUP (ORDER BY gap))::int AS seconds FROM (
      SELECT extract(epoch FROM c.at - lag(c.at) OVER (ORDER BY c.id)) AS gap FROM state_change c
      WHERE c.actor_id = ${reviewerId} AND c.at >= ${midnight(timeZone)} AND ${isDecision}) gaps WHERE gap < ${breakSeconds}`,
  );
  return seconds;
}
