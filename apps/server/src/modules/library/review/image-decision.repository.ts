import { reviewStates } from '@tuyuan/contract/library/image.ts';
import { ReviewFrame } from '@tuyuan/contract/library/review-case.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';
import { givenReasons } from './given-reasons.ts';
import { isAppealed, progressJoin } from './review-standing.repository.ts';

const DecisionRow = z
  .object({
    imageId: z.int(),
    state: z.enum(reviewStates),
    reasons: z.array(z.string()),
    message: z.string(),
    frame: ReviewFrame.nullable(),
    at: z.date().nullable(),
    wasAppealed: z.boolean(),
    ahead: z.int().nullable(),
  })
  .transform(({ wasAppealed, ...row }) => ({
    ...row,
    reasons: givenReasons(row.reasons),
    canAppeal: row.state === 'rejected' && !wasAppealed,
    isAppealed: row.state === 'pending' && wasAppealed,
  }));

/** Returns what was last decided on those of these images that are the author's. */
export function findDecisions(db: Database, authorId: number, imageIds: readonly number[]) {
  return many(
    db,
    DecisionRow,
    sql`SELECT i.id AS image_id, i.review_state AS state, coalesce(c.reasons, '{}') AS reasons, coalesce(c.message, '') AS message, c.frame,
      coalesce(c.at, i.published_at) AS at, ${isAppealed} AS was_appealed,
      CASE WHEN i.review_state = 'pending' THEN (SELECT count(*)::int FROM image o
        WHERE o.review_state = 'pending' AND (o.submitted_at, o.id) < (i.submitted_at, i.id)) END AS ahead
    FROM image i ${progressJoin}
    LEFT JOIN LATERAL (SELECT * FROM state_change WHERE image_id = i.id AND to_state = i.review_state ORDER BY id DESC LIMIT 1) c ON true
    WHERE i.id = ANY(${idList(imageIds)}) AND i.author_id = ${authorId} ORDER BY i.id`,
  );
}

/** Returns those of these images that are the author's. */
export function findOwnImages(db: Database, authorId: number, imageIds: readonly number[]): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT id FROM image WHERE id = ANY(${idList(imageIds)}) AND author_id = ${authorId} ORDER BY id`,
  );
}
