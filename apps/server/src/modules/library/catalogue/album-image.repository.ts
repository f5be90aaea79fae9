import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { countRows } from '../../../platform/database/values.ts';
import { PagePosition } from './page-cursor.ts';

/** Returns published images of an album by their position in it, from behind `after` on. */
export function findAlbumImagePage(
  db: Database,
  albumId: number,
  page: { after: PagePosition | null; offset: number; limit: number },
): Promise<PagePosition[]> {
  const after =
    page.after === null ? sql`true` : sql`(album_position, id) > (${page.after.value}::int, ${page.after.id}::int)`;
  return many(
    db,
    PagePosition,
    sql`SELECT id, album_position AS value FROM image
    WHERE album_id = ${albumId} AND review_state = 'approved' AND ${after}
    ORDER BY album_position, id LIMIT ${page.limit} OFFSET ${page.offset}`,
  );
}

export function countAlbumImages(db: Database, albumId: number): Promise<number> {
  return countRows(db, sql`SELECT 1 FROM image WHERE album_id = ${albumId} AND review_state = 'approved'`);
}
