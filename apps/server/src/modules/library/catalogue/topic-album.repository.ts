import { TopicAlbumCard } from '@tuyuan/contract/library/album-data.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { countRows } from '../../../platform/database/values.ts';
import { coverJson } from '../../site/index.ts';
import { isListed } from './album-visibility.repository.ts';

const TopicAlbumRow = TopicAlbumCard.extend({
  story: z.string(),
  publishedAt: z.date().nullable(),
  albumIds: z.array(z.int()),
  imageIds: z.array(z.int()),
});

/** Without a published cover of its own, a topic album shows its first published image, else the first one of its albums. */
const columns = sql`t.id, t.title, t.summary,
  (SELECT count(*)::int FROM topic_album_image ti JOIN image i ON i.id = ti.image_id WHERE ti.topic_album_id = t.id AND i.review_state = 'approved') AS image_count,
  (SELECT count(*)::int FROM topic_album_album ta JOIN album a ON a.id = ta.album_id WHERE ta.topic_album_id = t.id AND ${isListed}) AS album_count,
  coalesce(
    (SELECT ${coverJson} FROM image i WHERE i.id = t.cover_image_id AND i.review_state = 'approved'),
    (SELECT ${coverJson} FROM topic_album_image ti JOIN image i ON i.id = ti.image_id
      WHERE ti.topic_album_id = t.id AND i.review_state = 'approved' ORDER BY ti.position, i.id LIMIT 1),
    (SELECT ${coverJson} FROM topic_album_album ta JOIN album a ON a.id = ta.album_id AND ${isListed} JOIN image i ON i.album_id = a.id
      WHERE ta.topic_album_id = t.id AND i.review_state = 'approved' ORDER BY ta.position, i.album_position, i.id LIMIT 1)) AS cover`;
const maxShown = 500;
const isPublished = sql`t.published_at <= now()`;

export function findTopicAlbums(db: Database, page: { offset: number; limit: number }): Promise<TopicAlbumCard[]> {
  return many(
    db,
    TopicAlbumCard,
    sql`SELECT ${columns} FROM topic_album t WHERE ${isPublished} ORDER BY t.position, t.id LIMIT ${page.limit} OFFSET ${page.offset}`,
  );
}

/** Published topic albums with works of these people, those with most of them first. */
export function findTopicAlbumsOf(db: Database, userIds: readonly number[], limit: number): Promise<TopicAlbumCard[]> {
  return many(
    db,
    TopicAlbumCard,
    sql`WITH work AS (
      SELECT ti.topic_album_id FROM topic_album_image ti JOIN image i ON i.id = ti.image_id
        WHERE i.author_id = ANY(${idList(userIds)}) AND i.review_state = 'approved'
      UNION ALL SELECT ta.topic_album_id FROM topic_album_album ta JOIN album a ON a.id = ta.album_id
        WHERE a.author_id = ANY(${idList(userIds)}) AND ${isListed}),
    topic AS (SELECT topic_album_id AS id, count(*) AS works FROM work GROUP BY 1)
    SELECT ${columns} FROM topic_album t JOIN topic ON topic.id = t.id WHERE ${isPublished}
    ORDER BY topic.works DESC, t.position, t.id LIMIT ${limit}`,
  );
}

export function countTopicAlbums(db: Database): Promise<number> {
  return countRows(db, sql`SELECT 1 FROM topic_album t WHERE ${isPublished}`);
}

/** Its first 500 albums and images; a topic album is a selection, and its page shows all of it. */
export function findTopicAlbum(db: Database, id: number): Promise<z.infer<typeof TopicAlbumRow> | null> {
  return findOne(
    db,
    TopicAlbumRow,
    sql`SELECT ${columns}, t.story, t.published_at,
      ARRAY(SELECT album_id FROM topic_album_album WHERE topic_album_id = t.id ORDER BY position, album_id LIMIT ${maxShown}) AS album_ids,
      ARRAY(SELECT image_id FROM topic_album_image WHERE topic_album_id = t.id ORDER BY position, image_id LIMIT ${maxShown}) AS image_ids
    FROM topic_album t WHERE t.id = ${id} AND ${isPublished}`,
  );
}
