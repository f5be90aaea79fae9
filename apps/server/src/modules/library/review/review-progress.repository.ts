import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { idList } from '../../../platform/database/sql-parts.ts';

/** Keeps that a reviewer approved images as the first of two. */
export async function recordPass(
  transaction: Database,
  imageIds: readonly number[],
  reviewerId: number,
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO review_progress (image_id, passed_by, passed_at) SELECT id, ${reviewerId}, now() FROM unnest(${idList(imageIds)}) AS id ORDER BY id
    ON CONFLICT (image_id) DO UPDATE SET passed_by = excluded.passed_by, passed_at = excluded.passed_at`);
}

export async function recordAlbumPass(transaction: Database, albumId: number, reviewerId: number): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO review_progress (album_id, passed_by, passed_at) VALUES (${albumId}, ${reviewerId}, now())
    ON CONFLICT (album_id) DO UPDATE SET passed_by = excluded.passed_by, passed_at = excluded.passed_at`);
}

export async function forgetPass(transaction: Database, imageId: number): Promise<void> {
  await transaction.execute(
    sql`UPDATE review_progress SET passed_by = NULL, passed_at = NULL WHERE image_id = ${imageId}`,
  );
}

/** Keeps an appeal of now against the last rejection. */
export async function recordAppeal(transaction: Database, imageId: number, appeal: string): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO review_progress (image_id, appealed_at, appeal, rejected_by)
    SELECT ${imageId}::int, now(), ${appeal}, (SELECT actor_id FROM state_change WHERE image_id = ${imageId} AND to_state = 'rejected' ORDER BY id DESC LIMIT 1)
    ON CONFLICT (image_id) DO UPDATE SET appealed_at = excluded.appealed_at, appeal = excluded.appeal, rejected_by = excluded.rejected_by`);
}
