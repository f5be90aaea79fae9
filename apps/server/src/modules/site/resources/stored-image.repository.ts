import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { currentMark } from './current-mark.repository.ts';

const StoredImage = z.object({
  id: z.number(),
  no: z.string(),
  author_id: z.number(),
  version: z.string().nullable(),
  /** Of the rendering before, which pages that are open still ask for. */
  previous_version: z.string().nullable(),
  /** Of the original; null before it is processed. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  sha256: z.instanceof(Buffer),
  original_key: z.string(),
  format: z.string(),
  is_published: z.boolean(),
  /** Changed a moment ago: some derivatives may still be on their way. */
  is_fresh: z.boolean(),
  /** Rendered with a watermark that is its own no more. */
  is_stale: z.boolean(),
});
export type StoredImage = z.infer<typeof StoredImage>;

export async function findStoredImage(db: Database, id: number): Promise<StoredImage | null> {
  const { rows } = await db.execute(sql`
    SELECT id, no, author_id, version, previous_version, width, height, sha256, original_key, format, review_state = 'approved' AS is_published,
      updated_at > now() - interval '1 minute' AS is_fresh,
      split_part(recipe, '-', 2) IS DISTINCT FROM ${currentMark(sql`image.category_id`)} AS is_stale FROM image WHERE id = ${id}`);
  return rows[0] === undefined ? null : StoredImage.parse(rows[0]);
}
