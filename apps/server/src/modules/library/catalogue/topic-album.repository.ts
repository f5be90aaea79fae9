import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { CoverRow, coverJson } from '../../site/index.ts';

const TopicAlbumRow = z.object({
  id: z.number(),
  title: z.string(),
  summary: z.string(),
  cover: CoverRow.nullable(),
  image_count: z.number(),
  album_count: z.number(),
});
export type TopicAlbumRow = z.infer<typeof TopicAlbumRow>;

const TopicAlbumDetailRow = TopicAlbumRow.extend({
  story: z.string(),
  published_at: z.coerce.date().nullable(),
  album_ids: z.array(z.number()),
  image_ids: z.array(z.number()),
});

/** Without a published cover of its own a topic album shows its first published image, else the first one of its albums. */
const columns = sql`t.id, t.title, t.summary,
  (SELECT count(*)::int FROM topic_album_image ti JOIN image i ON i.id = ti.image_id WHERE ti.topic_album_id = t.id AND i.review_state = 'approved') AS image_count,
  (SELECT count(*)::int FROM topic_album_album ta JOIN album a ON a.id = ta.album_id WHERE ta.topic_album_id = t.id AND a.review_state = 'approved') AS album_count,
  coalesce(
    (SELECT ${coverJson} FROM image i WHERE i.id = t.cover_image_id AND i.review_state = 'approved'),
    (SELECT ${coverJson} FROM topic_album_image ti JOIN image i ON i.id = ti.image_id
      WHERE ti.topic_album_id = t.id AND i.review_state = 'approved' ORDER BY ti.position, i.id LIMIT 1),
    (SELECT ${coverJson} FROM topic_album_album ta JOIN album a ON a.id = ta.album_id AND a.review_state = 'approved' JOIN image i ON i.album_id = a.id
      WHERE ta.topic_album_id = t.id AND i.review_state = 'approved' ORDER BY ta.position, i.album_position, i.id LIMIT 1)) AS cover`;
const mostShown = 500;
const isPublished = sql`t.published_at <= now()`;

export async function findTopicAlbums(db: Database, page: { offset: number; limit: number }): Promise<TopicAlbumRow[]> {
  const { rows } = await db.execute(sql`
    SELECT ${columns} FROM topic_album t WHERE ${isPublished} ORDER BY t.position, t.id LIMIT ${page.limit} OFFSET ${page.offset}`);
  return z.array(TopicAlbumRow).parse(rows);
}

export async function countTopicAlbums(db: Database): Promise<number> {
  const { rows } = await db.execute(sql`SELECT count(*)::int AS count FROM topic_album t WHERE ${isPublished}`);
  return z.object({ count: z.number() }).parse(rows[0]).count;
}

/** Its first 500 albums and images; a topic album is a selection, and its page shows all of it. */
export async function findTopicAlbum(db: Database, id: number): Promise<z.infer<typeof TopicAlbumDetailRow> | null> {
  const { rows } = await db.execute(sql`
    SELECT ${columns}, t.story, t.published_at,
      ARRAY(SELECT album_id FROM topic_album_album WHERE topic_album_id = t.id ORDER BY position, album_id LIMIT ${mostShown}) AS album_ids,
      ARRAY(SELECT image_id FROM topic_album_image WHERE topic_album_id = t.id ORDER BY position, image_id LIMIT ${mostShown}) AS image_ids
    FROM topic_album t WHERE t.id = ${id} AND ${isPublished}`);
  return rows[0] === undefined ? null : TopicAlbumDetailRow.parse(rows[0]);
}
