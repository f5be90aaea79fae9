import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';

const IdRow = z.object({ id: z.number() });

interface NewAlbum {
  title: string;
  description: string;
  authorId: number;
  categoryId: number | null;
  regionId: number | null;
  publishedAt: Date;
  views: number;
  likes: number;
  collects: number;
}

/** Inserted as a draft, because it has no image yet. */
export async function insertAlbum(db: Database, album: NewAlbum): Promise<number> {
  const { title, description, authorId, categoryId, regionId, views, likes, collects } = album;
  const publishedAt = album.publishedAt.toISOString();
  const { rows } = await db.execute(sql`
    INSERT INTO album (title, description, author_id, category_id, region_id, views, likes, collects, published_at, created_at, updated_at)
    VALUES (${title}, ${description}, ${authorId}, ${categoryId}, ${regionId}, ${views}, ${likes}, ${collects}, ${publishedAt}, ${publishedAt}, ${publishedAt})
    RETURNING id`);
  return IdRow.parse(rows[0]).id;
}

/** Id by title. */
export async function readAlbumIds(db: Database, authorIds: readonly number[]): Promise<Map<string, number>> {
  const { rows } = await db.execute(
    sql`SELECT id, title FROM album WHERE author_id = ANY(${sql.param([...authorIds])}::int[])`,
  );
  return new Map(
    z
      .array(IdRow.extend({ title: z.string() }))
      .parse(rows)
      .map((row) => [row.title, row.id]),
  );
}

/** Inserted unpublished, because its images come later. */
export async function insertTopicAlbum(
  db: Database,
  topic: { title: string; summary: string; story: string; position: number },
  albumIds: readonly number[],
): Promise<void> {
  const { title, summary, story, position } = topic;
  await db.execute(sql`
    WITH made AS (INSERT INTO topic_album (title, summary, story, position) VALUES (${title}, ${summary}, ${story}, ${position}) RETURNING id)
    INSERT INTO topic_album_album (topic_album_id, album_id, position)
    SELECT made.id, given.album_id, given.position FROM made, unnest(${sql.param([...albumIds])}::int[]) WITH ORDINALITY AS given (album_id, position)`);
}
