import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const Ids = z.array(z.object({ id: z.number() }));

export async function findPhotographerId(db: Database, userName: string): Promise<number | null> {
  const { rows } = await db.execute(sql`
    SELECT p.user_id AS id FROM photographer p JOIN app_user u ON u.id = p.user_id WHERE lower(u.user_name) = lower(${userName})`);
  return Ids.parse(rows)[0]?.id ?? null;
}

/** The photographer's album of that title, made as a draft when there is none. */
export async function findOrInsertAlbum(db: Database, authorId: number, title: string): Promise<number> {
  const { rows } = await db.execute(sql`
    INSERT INTO album (title, author_id) VALUES (${title}, ${authorId})
    ON CONFLICT (author_id, title) DO UPDATE SET title = excluded.title RETURNING id`);
  const [album] = Ids.parse(rows);
  if (!album) throw new Error(`The album ${title} was neither found nor made.`);
  return album.id;
}

/** The first free position in an album. */
export async function nextPosition(db: Database, albumId: number): Promise<number> {
  const { rows } = await db.execute(sql`
    SELECT coalesce(max(album_position) + 1, 0)::int AS next FROM image WHERE album_id = ${albumId}`);
  return z.array(z.object({ next: z.number() })).parse(rows)[0]?.next ?? 0;
}

/** Publishes a drafted album that has a published image, with its first one as cover. */
export async function publishAlbum(db: Database, albumId: number): Promise<void> {
  await db.execute(sql`
    UPDATE album a SET review_state = 'approved', published_at = coalesce(a.published_at, now()), updated_at = now(),
      cover_image_id = coalesce(a.cover_image_id, first.id)
    FROM (SELECT id FROM image WHERE album_id = ${albumId} AND review_state = 'approved' ORDER BY album_position, id LIMIT 1) first
    WHERE a.id = ${albumId} AND a.review_state = 'draft'`);
}
