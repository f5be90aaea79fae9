import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { updateAlbum } from '@tuyuan/contract/library/album-management.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { refuseDuplicate } from '../../../platform/database/refuse-duplicate.ts';

/** Throws `Album.TitleTaken`. */
export async function changeAlbum(transaction: Database, album: InputOf<typeof updateAlbum>): Promise<void> {
  const change = sql`
    UPDATE album SET title = ${album.title}, description = ${album.description}, category_id = ${album.categoryId}, region_id = ${album.regionId},
      cover_image_id = ${album.coverImageId}, updated_at = now() WHERE id = ${album.id}`;
  await refuseDuplicate(transaction.execute(change), {
    album_author_title: { code: 'Album.TitleTaken', field: 'title' },
  });
}
