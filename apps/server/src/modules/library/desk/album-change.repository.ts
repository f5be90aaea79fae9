import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { createAlbum, updateAlbum } from '@tuyuan/contract/library/album-management.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { refuseDuplicate } from '../../../platform/database/refuse-duplicate.ts';
import { oneId } from '../../../platform/database/values.ts';

const titleTaken = { album_author_title: { code: 'Album.TitleTaken', field: 'title' } } as const;

/** Throws `Album.TitleTaken`. */
export async function changeAlbum(transaction: Database, album: InputOf<typeof updateAlbum>): Promise<void> {
  const change = sql`
    UPDATE album SET title = ${album.title}, description = ${album.description}, category_id = ${album.categoryId}, region_id = ${album.regionId},
      cover_image_id = ${album.coverImageId}, updated_at = now()
    WHERE id = ${album.id} AND review_state <> 'deleted'`;
  await refuseDuplicate(transaction.execute(change), titleTaken);
}

/** Throws `Album.TitleTaken`. */
export function insertAlbum(transaction: Database, album: InputOf<typeof createAlbum>): Promise<number> {
  const inserting = oneId(
    transaction,
    sql`INSERT INTO album (author_id, title, description, category_id, region_id, review_state)
    VALUES (${album.photographerId}, ${album.title}, ${album.description}, ${album.categoryId}, ${album.regionId}, 'pending') RETURNING id`,
  );
  return refuseDuplicate(inserting, titleTaken);
}
