import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { Ids, idList } from './reference.repository.ts';

interface AlbumText {
  id: number;
  title: string;
  description: string;
  categoryId: number | null;
  regionId: number | null;
  coverImageId: number | null;
}

/** False when there is no such album. */
export async function changeAlbum(transaction: Database, album: AlbumText): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE album SET title = ${album.title}, description = ${album.description}, category_id = ${album.categoryId}, region_id = ${album.regionId},
      cover_image_id = ${album.coverImageId}, updated_at = now() WHERE id = ${album.id}`);
  return rowCount === 1;
}

/** Rows are locked in the order of their numbers, so that two bulk actions can't wait for each other. */
const locked = (ids: readonly number[]) =>
  sql`WITH locked AS (SELECT id FROM album WHERE id = ANY(${idList(ids)}) ORDER BY id FOR UPDATE)`;

/** Answers the albums that were pending or offline and are published now. A first publication keeps its time. */
export async function publish(transaction: Database, ids: readonly number[]): Promise<number[]> {
  const { rows } = await transaction.execute(sql`
    ${locked(ids)} UPDATE album a SET review_state = 'approved', published_at = coalesce(a.published_at, now()), updated_at = now()
    FROM locked WHERE a.id = locked.id AND a.review_state IN ('pending', 'offline') RETURNING a.id`);
  return Ids.parse(rows);
}

/** Answers the albums that were published and are offline now. */
export async function takeOffline(transaction: Database, ids: readonly number[]): Promise<number[]> {
  const { rows } = await transaction.execute(sql`
    ${locked(ids)} UPDATE album a SET review_state = 'offline', updated_at = now()
    FROM locked WHERE a.id = locked.id AND a.review_state = 'approved' RETURNING a.id`);
  return Ids.parse(rows);
}
