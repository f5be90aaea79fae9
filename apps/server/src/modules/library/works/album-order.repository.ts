import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';

/** Returns the album's images without deleted ones, locked in the order of their ids. */
export function findImageIdsOf(transaction: Database, albumId: number): Promise<number[]> {
  return findIds(
    transaction,
    sql`SELECT id FROM image WHERE album_id = ${albumId} AND review_state <> 'deleted' ORDER BY id FOR NO KEY UPDATE`,
  );
}

export async function changeOrder(transaction: Database, albumId: number, imageIds: readonly number[]): Promise<void> {
  await transaction.execute(sql`
    UPDATE image i SET album_position = n.position - 1 FROM unnest(${idList(imageIds)}) WITH ORDINALITY AS n (id, position)
    WHERE i.id = n.id AND i.album_id = ${albumId}`);
}

export async function changeCover(transaction: Database, albumId: number, imageId: number | null): Promise<void> {
  await transaction.execute(
    sql`UPDATE album SET cover_image_id = ${imageId}, updated_at = now() WHERE id = ${albumId}`,
  );
}
