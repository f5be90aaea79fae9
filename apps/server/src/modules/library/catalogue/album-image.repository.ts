import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { PagePosition } from './page-cursor.ts';

const PositionRow = z.object({ id: z.number(), value: z.number() });

/** Published images of an album by their position in it, from behind `after` on. */
export async function findAlbumImagePage(
  db: Database,
  albumId: number,
  page: { after: PagePosition | null; offset: number; limit: number },
): Promise<PagePosition[]> {
  const after =
    page.after === null ? sql`true` : sql`(album_position, id) > (${page.after.value}::int, ${page.after.id}::int)`;
  const { rows } = await db.execute(sql`
    SELECT id, album_position AS value FROM image
    WHERE album_id = ${albumId} AND review_state = 'approved' AND ${after}
    ORDER BY album_position, id LIMIT ${page.limit} OFFSET ${page.offset}`);
  return z.array(PositionRow).parse(rows);
}

export async function countAlbumImages(db: Database, albumId: number): Promise<number> {
  const { rows } = await db.execute(
    sql`SELECT count(*)::int AS count FROM image WHERE album_id = ${albumId} AND review_state = 'approved'`,
  );
  return z.object({ count: z.number() }).parse(rows[0]).count;
}
