import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';
import { isOld, isWanted } from './face-setting.repository.ts';

const WaitingImage = z.object({
  id: z.int(),
  sha256: z.string(),
  version: z.string(),
  width: z.int(),
  height: z.int(),
});
export type WaitingImage = z.infer<typeof WaitingImage>;

/**
 * Returns images that nobody has looked at yet, the newest first, below `before`; none while the site does without, and
 * only wanted ones.
 */
export function findWaitingImages(db: Database, before: number | null, limit: number): Promise<WaitingImage[]> {
  return many(
    db,
    WaitingImage,
    sql`SELECT i.id, encode(i.sha256, 'hex') AS sha256, i.version, i.width, i.height FROM face_setting s CROSS JOIN image i LEFT JOIN face_check c ON c.image_id = i.id
    WHERE s.is_on AND i.processing_state = 'ready' AND i.review_state <> 'deleted' AND (c.image_id IS NULL OR ${isOld})
      AND ${isWanted}
      AND (${before}::int IS NULL OR i.id < ${before}::int) ORDER BY i.id DESC LIMIT ${limit}`,
  );
}

/**
 * Notes that an image was looked at. Returns false where its result isn't wanted: the site does without by now, a person
 * has corrected it, or it was looked at meanwhile.
 */
export async function noteCheck(
  transaction: Database,
  imageId: number,
  source: 'model' | 'cloud',
  fault: string | null,
): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`INSERT INTO face_check AS c (image_id, source, fault)
    SELECT i.id, ${source}, ${fault} FROM image i, face_setting s WHERE i.id = ${imageId} AND s.is_on FOR SHARE OF s
    ON CONFLICT (image_id) DO UPDATE SET source = excluded.source, fault = excluded.fault, checked_at = now()
      WHERE c.source <> 'manual' AND c.checked_at < (SELECT checks_since FROM face_setting)`);
  return rowCount === 1;
}

/** Returns images that were looked at, whatever was found. */
export function findCheckedImages(db: Database, limit: number): Promise<number[]> {
  return findIds(db, sql`SELECT image_id AS id FROM face_check ORDER BY image_id LIMIT ${limit}`);
}

/** Deletes everything that is known of these images' faces. */
export async function forgetChecks(transaction: Database, imageIds: readonly number[]): Promise<void> {
  await transaction.execute(sql`DELETE FROM image_face WHERE image_id = ANY(${idList(imageIds)})`);
  await transaction.execute(sql`DELETE FROM face_check WHERE image_id = ANY(${idList(imageIds)})`);
}
