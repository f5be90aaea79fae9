import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const StoredImage = z.object({
  no: z.string(),
  author_id: z.number(),
  version: z.string().nullable(),
  sha256: z.instanceof(Buffer),
  original_key: z.string(),
  format: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  is_published: z.boolean(),
  /** Changed a moment ago: some derivatives may still be on their way. */
  is_fresh: z.boolean(),
});
export type StoredImage = z.infer<typeof StoredImage>;

export async function findStoredImage(db: Database, id: number): Promise<StoredImage | null> {
  const { rows } = await db.execute(sql`
    SELECT no, author_id, version, sha256, original_key, format, width, height, review_state = 'approved' AS is_published,
      updated_at > now() - interval '1 minute' AS is_fresh FROM image WHERE id = ${id}`);
  return rows[0] === undefined ? null : StoredImage.parse(rows[0]);
}
