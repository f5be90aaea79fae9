import type { ImageCard } from '@tuyuan/contract/library/image.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { manyPrepared } from '../../../platform/database/run-prepared.ts';
import { ImageCardRow, imageCardColumns, imageCardJoins } from './image-card.repository.ts';

export async function isPublished(db: Database, imageId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`SELECT 1 FROM image WHERE id = ${imageId} AND review_state = 'approved'`);
  return rowCount === 1;
}

/** Returns the published ones among those found similar to a published image, most alike first. */
export function findSimilarCards(db: Database, imageId: number, model: string, limit: number): Promise<ImageCard[]> {
  return manyPrepared(
    db,
    ImageCardRow,
    sql`SELECT ${imageCardColumns} FROM image_descriptor d JOIN image shown ON shown.id = d.image_id AND shown.review_state = 'approved'
      CROSS JOIN LATERAL unnest(d.similar_ids) WITH ORDINALITY AS s(id, place) JOIN image i ON i.id = s.id AND i.review_state = 'approved' ${imageCardJoins}
    WHERE d.image_id = ${imageId} AND d.model = ${model} ORDER BY s.place LIMIT ${limit}`,
  );
}

/** Has them found anew where, since yesterday or longer, fewer than `wanted` are published of more that were found. */
export async function findAnew(db: Database, imageId: number, model: string, wanted: number): Promise<void> {
  await db.execute(sql`
    UPDATE image_descriptor SET similar_found_at = NULL
    WHERE image_id = ${imageId} AND model = ${model} AND cardinality(similar_ids) >= ${wanted} AND similar_found_at < now() - interval '1 day'`);
}
