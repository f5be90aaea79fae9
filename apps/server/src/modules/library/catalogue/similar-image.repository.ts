import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';

const Descriptor = z.object({
  imageId: z.int(),
  descriptor: z
    .instanceof(Buffer)
    .transform((bytes) => new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
});
const Look = Descriptor.extend({ code: z.string() });

export async function isPublished(db: Database, imageId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`SELECT 1 FROM image WHERE id = ${imageId} AND review_state = 'approved'`);
  return rowCount === 1;
}

export function findLook(db: Database, imageId: number, model: string): Promise<z.infer<typeof Look> | null> {
  return findOne(
    db,
    Look,
    sql`SELECT image_id, descriptor, code::text AS code FROM image_descriptor WHERE image_id = ${imageId} AND model = ${model}`,
  );
}

/**
 * Returns the published ones among the `limit` other images whose 256-bit code (hex for the mirrored one) differs least
 * from either code.
 */
export function findNearestCodes(
  db: Database,
  look: { imageId: number; code: string; mirroredCode: string; model: string },
  limit: number,
): Promise<z.infer<typeof Descriptor>[]> {
  return many(
    db,
    Descriptor,
    sql`SELECT d.image_id, d.descriptor FROM (
      SELECT image_id, descriptor FROM image_descriptor WHERE model = ${look.model} AND image_id <> ${look.imageId}
      ORDER BY least(bit_count(code # ${look.code}::bit(256)), bit_count(code # ('x' || ${look.mirroredCode}::text)::bit(256))), image_id LIMIT ${limit}) d
    JOIN image i ON i.id = d.image_id WHERE i.review_state = 'approved'`,
  );
}
