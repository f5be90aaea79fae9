import type { ReviewQueue } from '@tuyuan/contract/library/review-case.ts';
import { leaseMinutes } from '@tuyuan/contract/library/review-limits.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many, one } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { countRows } from '../../../platform/database/values.ts';
import { mayDecide, progressJoin, submittedAt, waitsIn } from './review-standing.repository.ts';

/** The database's clock, for a statement may have waited since its transaction began. */
const clock = sql`clock_timestamp()`;
const leaseEnd = sql`${clock} + ${`${leaseMinutes} minutes`}::interval`;
/** Of how many waiting images the oldest are looked for. */
const horizon = 1000;

interface Wanted {
  reviewerId: number;
  queue: ReviewQueue;
  stages: number;
  count: number;
}

const Picked = z.object({ id: z.int(), isTaken: z.boolean() });

/**
 * Takes free images for the reviewer, those of the author who waits longest first. One taken by somebody else in the
 * same moment is left out: `isTaken` says which were had.
 */
export function takeLeases(db: Database, { reviewerId, queue, stages, count }: Wanted) {
  return many(
    db,
    Picked,
    sql`WITH oldest AS (
      SELECT i.id, i.author_id, ${submittedAt} AS since FROM image i ${progressJoin} LEFT JOIN review_lease l ON l.image_id = i.id
      WHERE ${waitsIn(queue, stages)} AND ${mayDecide(reviewerId, stages)} AND (l.image_id IS NULL OR l.expires_at <= ${clock})
      ORDER BY i.submitted_at, i.id LIMIT ${horizon}),
    turn AS (SELECT id, author_id, since, min(since) OVER (PARTITION BY author_id) AS author_since FROM oldest),
    picked AS MATERIALIZED (
      SELECT i.id FROM turn t JOIN image i ON i.id = t.id WHERE i.review_state = 'pending'
      ORDER BY t.author_since, t.author_id, t.since, t.id LIMIT ${count} FOR NO KEY UPDATE OF i SKIP LOCKED),
    taken AS (
      INSERT INTO review_lease (image_id, reviewer_id, expires_at) SELECT id, ${reviewerId}, ${leaseEnd} FROM picked ORDER BY id
      ON CONFLICT (image_id) DO UPDATE SET reviewer_id = excluded.reviewer_id, expires_at = excluded.expires_at, original_seen_at = NULL
        WHERE review_lease.expires_at <= ${clock}
      RETURNING image_id)
    SELECT id, id IN (SELECT image_id FROM taken) AS is_taken FROM picked`,
  );
}

/** Holds what the reviewer still holds for longer. Passes over what is being decided on just now. */
export async function renewLeases(db: Database, reviewerId: number): Promise<void> {
  await db.execute(sql`
    WITH held AS (SELECT image_id FROM review_lease WHERE reviewer_id = ${reviewerId} AND expires_at > ${clock} ORDER BY image_id FOR UPDATE SKIP LOCKED)
    UPDATE review_lease l SET expires_at = ${leaseEnd} FROM held WHERE l.image_id = held.image_id`);
}

export async function releaseLeases(db: Database, reviewerId: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    WITH held AS (SELECT image_id FROM review_lease WHERE reviewer_id = ${reviewerId} ORDER BY image_id FOR UPDATE)
    DELETE FROM review_lease l USING held WHERE l.image_id = held.image_id`);
  return rowCount ?? 0;
}

const Held = z.object({ imageIds: z.array(z.int()), until: z.date().nullable() });

/** Returns what the reviewer holds, and until when. */
export function heldBy(db: Database, reviewerId: number) {
  return one(
    db,
    Held,
    sql`SELECT coalesce(array_agg(image_id ORDER BY image_id), '{}') AS image_ids, min(expires_at) AS until
    FROM review_lease WHERE reviewer_id = ${reviewerId} AND expires_at > ${clock}`,
  );
}

/** Ends the reviewer's hold on these images, which the caller has locked. Returns how many were still held. */
export async function endLeases(transaction: Database, imageIds: readonly number[], reviewerId: number) {
  const { rowCount } = await transaction.execute(sql`
    DELETE FROM review_lease WHERE image_id = ANY(${idList(imageIds)}) AND reviewer_id = ${reviewerId} AND expires_at > ${clock}`);
  return rowCount ?? 0;
}

/** Ends whoever's hold on these images: they no longer wait. */
export async function dropLeases(transaction: Database, imageIds: readonly number[]): Promise<void> {
  await transaction.execute(sql`DELETE FROM review_lease WHERE image_id = ANY(${idList(imageIds)})`);
}

/** Holds these images for the reviewer, those included that they hold. Returns how many nobody else holds. */
export async function holdImages(
  transaction: Database,
  imageIds: readonly number[],
  reviewerId: number,
): Promise<number> {
  const { rowCount } = await transaction.execute(sql`
    INSERT INTO review_lease (image_id, reviewer_id, expires_at) SELECT id, ${reviewerId}, ${leaseEnd} FROM unnest(${idList(imageIds)}) AS id ORDER BY id
    ON CONFLICT (image_id) DO UPDATE SET reviewer_id = excluded.reviewer_id, expires_at = excluded.expires_at
      WHERE review_lease.expires_at <= ${clock} OR review_lease.reviewer_id = excluded.reviewer_id`);
  return rowCount ?? 0;
}

/** Returns whether it is the first look at the original since the image was taken; null when the reviewer doesn't hold it. */
export async function markOriginalSeen(db: Database, imageId: number, reviewerId: number): Promise<boolean | null> {
  const { rowCount } = await db.execute(sql`
    UPDATE review_lease SET original_seen_at = now()
    WHERE image_id = ${imageId} AND reviewer_id = ${reviewerId} AND expires_at > ${clock} AND original_seen_at IS NULL`);
  if (rowCount === 1) return true;
  const held = await countRows(
    db,
    sql`SELECT 1 FROM review_lease WHERE image_id = ${imageId} AND reviewer_id = ${reviewerId} AND expires_at > ${clock}`,
  );
  return held === 1 ? false : null;
}
