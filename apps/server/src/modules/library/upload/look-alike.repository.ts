import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { findIds } from '../../../platform/database/values.ts';

/** Bits in which the hashes of two pictures that look alike may differ. */
const maxDistance = 6;

/** Returns the author of an upload whose image is being processed. */
export async function findAuthorOfUnready(db: Database, imageId: number): Promise<number | null> {
  const found = sql`SELECT author_id AS id FROM upload WHERE image_id = ${imageId} AND state = 'checking'`;
  return (await findIds(db, found))[0] ?? null;
}

export async function lockUploadOf(transaction: Database, imageId: number): Promise<void> {
  await transaction.execute(sql`SELECT 1 FROM upload WHERE image_id = ${imageId} FOR UPDATE`);
}

/** Calls an upload ready, with the pictures of its author and of the published library that look like it. */
export async function markReady(transaction: Database, imageId: number): Promise<void> {
  await transaction.execute(sql`
    WITH mine AS (
      SELECT u.id, u.author_id, i.perceptual_hash AS hash FROM upload u JOIN image i ON i.id = u.image_id WHERE u.image_id = ${imageId} AND u.state = 'checking')
    UPDATE upload u SET state = 'ready', updated_at = now(), look_alikes = coalesce((
      SELECT jsonb_agg(jsonb_build_object('id', near.id, 'likeness', near.likeness) ORDER BY near.likeness DESC, near.id)
      FROM (
        SELECT o.id, round(1 - bit_count(o.perceptual_hash # mine.hash) / 64.0, 4) AS likeness FROM image o
        WHERE o.id <> ${imageId} AND o.perceptual_hash IS NOT NULL AND bit_count(o.perceptual_hash # mine.hash) <= ${maxDistance}
          AND (o.review_state = 'approved' OR (o.author_id = mine.author_id AND o.review_state <> 'deleted'))
        ORDER BY likeness DESC, o.id LIMIT 3) near), '[]')
    FROM mine WHERE u.id = mine.id`);
}
