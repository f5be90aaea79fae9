import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { one } from '../../../platform/database/rows.ts';
import { findIds, oneId } from '../../../platform/database/values.ts';

export async function findPhotographerId(db: Database, userName: string): Promise<number | null> {
  const [id] = await findIds(
    db,
    sql`SELECT p.user_id AS id FROM active_photographer p JOIN app_user u ON u.id = p.user_id WHERE lower(u.user_name) = lower(${userName})`,
  );
  return id ?? null;
}

/** Returns the photographer's album with that title; creates a draft when there is none. */
export function findOrInsertAlbum(db: Database, authorId: number, title: string): Promise<number> {
  return oneId(
    db,
    sql`INSERT INTO album (title, author_id) VALUES (${title}, ${authorId})
    ON CONFLICT (author_id, title) WHERE review_state <> 'deleted' DO UPDATE SET title = excluded.title RETURNING id`,
  );
}

/** Returns the first free position in an album. */
export async function nextPosition(db: Database, albumId: number): Promise<number> {
  const Next = z.object({ next: z.int() });
  const found = sql`SELECT coalesce(max(album_position) + 1, 0)::int AS next FROM image WHERE album_id = ${albumId}`;
  return (await one(db, Next, found)).next;
}

/** Publishes a drafted album that has a published image, with its first one as cover. */
export async function publishAlbum(db: Database, albumId: number): Promise<void> {
  await db.execute(sql`
    UPDATE album a SET review_state = 'approved', published_at = coalesce(a.published_at, now()), updated_at = now(),
      cover_image_id = coalesce(a.cover_image_id, first.id)
    FROM (SELECT id FROM image WHERE album_id = ${albumId} AND review_state = 'approved' ORDER BY album_position, id LIMIT 1) first
    WHERE a.id = ${albumId} AND a.review_state = 'draft'`);
}
