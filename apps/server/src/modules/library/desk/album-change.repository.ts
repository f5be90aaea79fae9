import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { updateAlbum } from '@tuyuan/contract/library/album-management.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { refuseDuplicate } from '../../../platform/database/refuse-duplicate.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';

/** Throws `Album.TitleTaken`. */
export async function changeAlbum(transaction: Database, album: InputOf<typeof updateAlbum>): Promise<void> {
  const change = sql`
    UPDATE album SET title = ${album.title}, description = ${album.description}, category_id = ${album.categoryId}, region_id = ${album.regionId},
      cover_image_id = ${album.coverImageId}, updated_at = now() WHERE id = ${album.id}`;
  await refuseDuplicate(transaction.execute(change), {
    album_author_title: { code: 'Album.TitleTaken', field: 'title' },
  });
}

/** Rows are locked in the order of their numbers, so that two bulk actions can't wait for each other. */
const locked = (ids: readonly number[]) =>
  sql`WITH locked AS (SELECT id FROM album WHERE id = ANY(${idList(ids)}) ORDER BY id FOR UPDATE)`;

/** Returns the albums that were pending or offline and are published now. A first publication keeps its time. */
export function publish(transaction: Database, ids: readonly number[]): Promise<number[]> {
  return findIds(
    transaction,
    sql`${locked(ids)} UPDATE album a SET review_state = 'approved', published_at = coalesce(a.published_at, now()), updated_at = now()
    FROM locked WHERE a.id = locked.id AND a.review_state IN ('pending', 'offline') RETURNING a.id`,
  );
}

/** Returns the albums that were published and are offline now. */
export function takeOffline(transaction: Database, ids: readonly number[]): Promise<number[]> {
  return findIds(
    transaction,
    sql`${locked(ids)} UPDATE album a SET review_state = 'offline', updated_at = now()
    FROM locked WHERE a.id = locked.id AND a.review_state = 'approved' RETURNING a.id`,
  );
}
