import type { ReviewQueue } from '@tuyuan/contract/library/review-case.ts';
import { type SQL, sql } from 'drizzle-orm';

/** When `image i` was handed to review; images that came another way have no time of submission. */
export const submittedAt = sql`coalesce(i.submitted_at, i.created_at)`;

/** To be joined to `image i`. */
export const progressJoin = sql`LEFT JOIN review_progress p ON p.image_id = i.id`;

/** What was passed or appealed before the image was submitted again counts no longer. */
export const isAppealed = sql`coalesce(p.appealed_at >= ${submittedAt}, false)`;
const isPassed = sql`coalesce(p.passed_at >= ${submittedAt}, false)`;

/** The queue of `image i`: an appeal is decided by one person, in two stages too. */
export function queueOf(stages: number): SQL {
  return sql`CASE WHEN ${isAppealed} THEN 'appeal' WHEN ${stages}::int = 2 AND ${isPassed} THEN 'second' ELSE 'first' END`;
}

/** True for a waiting `image i` of that queue. */
export function waitsIn(queue: ReviewQueue, stages: number): SQL {
  return sql`i.review_state = 'pending' AND i.processing_state = 'ready' AND ${queueOf(stages)} = ${queue}`;
}

/** True where that reviewer may decide on `image i`: not their own, nor one they have decided on before. */
export function mayDecide(reviewerId: number, stages: number): SQL {
  return sql`i.author_id <> ${reviewerId} AND CASE ${queueOf(stages)}
    WHEN 'appeal' THEN p.rejected_by IS DISTINCT FROM ${reviewerId}::int
    WHEN 'second' THEN p.passed_by IS DISTINCT FROM ${reviewerId}::int
    ELSE true END`;
}
