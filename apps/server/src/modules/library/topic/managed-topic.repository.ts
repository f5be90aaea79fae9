import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import {
  type createTopicAlbum,
  type getManagedTopicAlbums,
  ManagedTopicAlbum,
  TopicAlbumDraft,
  type updateTopicAlbum,
} from '@tuyuan/contract/library/topic-album.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { findOne } from '../../../platform/database/rows.ts';
import { containing, idList } from '../../../platform/database/sql-parts.ts';
import { findIds, oneId } from '../../../platform/database/values.ts';
import { coverJson } from '../../site/index.ts';

const times = { publishedAt: z.date().nullable(), updatedAt: z.date() };
const TopicRow = ManagedTopicAlbum.extend(times);
const DraftRow = TopicAlbumDraft.extend(times);
export type TopicDraftRow = z.infer<typeof DraftRow>;

const ready = sql`i.processing_state = 'ready' AND i.review_state <> 'deleted'`;
const columns = sql`t.id, t.title, t.summary, t.published_at, t.updated_at,
  (SELECT count(*)::int FROM topic_album_image ti JOIN image i ON i.id = ti.image_id WHERE ti.topic_album_id = t.id AND i.review_state <> 'deleted') AS image_count,
  (SELECT count(*)::int FROM topic_album_album ta JOIN album a ON a.id = ta.album_id WHERE ta.topic_album_id = t.id AND a.review_state <> 'deleted') AS album_count,
  coalesce(
    (SELECT ${coverJson} FROM image i WHERE i.id = t.cover_image_id AND ${ready}),
    (SELECT ${coverJson} FROM topic_album_image ti JOIN image i ON i.id = ti.image_id
      WHERE ti.topic_album_id = t.id AND ${ready} ORDER BY ti.position, i.id LIMIT 1),
    (SELECT ${coverJson} FROM topic_album_album ta JOIN image i ON i.album_id = ta.album_id
      WHERE ta.topic_album_id = t.id AND ${ready} ORDER BY ta.position, i.album_position, i.id LIMIT 1)) AS cover`;

const images = sql`coalesce((SELECT json_agg(json_build_object('id', i.id, 'title', i.title, 'author', u.nick_name, 'reviewState', i.review_state,
    'cover', CASE WHEN ${ready} THEN ${coverJson} END) ORDER BY ti.position, i.id)
  FROM topic_album_image ti JOIN image i ON i.id = ti.image_id JOIN app_user u ON u.id = i.author_id
  WHERE ti.topic_album_id = t.id AND i.review_state <> 'deleted'), '[]')`;
const albums = sql`coalesce((SELECT json_agg(json_build_object('id', a.id, 'title', a.title, 'author', u.nick_name, 'reviewState', a.review_state,
    'cover', (SELECT ${coverJson} FROM image i WHERE i.album_id = a.id AND ${ready}
      ORDER BY coalesce(i.id = a.cover_image_id, false) DESC, i.album_position, i.id LIMIT 1)) ORDER BY ta.position, a.id)
  FROM topic_album_album ta JOIN album a ON a.id = ta.album_id JOIN app_user u ON u.id = a.author_id
  WHERE ta.topic_album_id = t.id AND a.review_state <> 'deleted'), '[]')`;

export function findTopics(
  db: Database,
  { keyword, isPublished, sorting, ...page }: InputOf<typeof getManagedTopicAlbums>,
) {
  const where = [
    keyword !== '' && sql`(t.title ILIKE ${containing(keyword)} OR t.summary ILIKE ${containing(keyword)})`,
    isPublished !== undefined && sql`(t.published_at IS NOT NULL) = ${isPublished}`,
  ];
  const order = orderBy(
    sorting,
    { order: sql`t.position`, updatedAt: sql`t.updated_at`, title: sql`t.title` },
    sql`t.id`,
  );
  return findPage(db, TopicRow, { columns, from: sql`topic_album t`, where, order }, page);
}

export function findTopicDraft(db: Database, id: number): Promise<TopicDraftRow | null> {
  return findOne(
    db,
    DraftRow,
    sql`SELECT ${columns}, t.story, t.cover_image_id, ${images} AS images, ${albums} AS albums FROM topic_album t WHERE t.id = ${id}`,
  );
}

export function insertTopic(db: Database, { title, summary }: InputOf<typeof createTopicAlbum>): Promise<number> {
  return oneId(
    db,
    sql`INSERT INTO topic_album (title, summary, position)
    SELECT ${title}, ${summary}, coalesce(max(position) + 1, 0) FROM topic_album RETURNING id`,
  );
}

/** Locks the topic album until the transaction ends; returns false if there is none. */
export async function lockTopic(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`SELECT FROM topic_album WHERE id = ${id} FOR UPDATE`);
  return rowCount === 1;
}

export async function changeTopic(transaction: Database, topic: InputOf<typeof updateTopicAlbum>): Promise<void> {
  await transaction.execute(sql`
    UPDATE topic_album SET title = ${topic.title}, summary = ${topic.summary}, story = ${topic.story},
      cover_image_id = ${topic.coverImageId}, updated_at = now() WHERE id = ${topic.id}`);
}

/** Locks those of the rows that are outside the trash against deletion, in the order of their numbers, and returns them. */
export function keepWorks(transaction: Database, table: 'image' | 'album', ids: readonly number[]): Promise<number[]> {
  return findIds(
    transaction,
    sql`SELECT id FROM ${sql.identifier(table)} WHERE id = ANY(${idList(ids)}) AND review_state <> 'deleted' ORDER BY id FOR KEY SHARE`,
  );
}

/** Puts these in place of what the topic album has, in this order. */
export async function replaceItems(
  transaction: Database,
  { id, imageIds, albumIds }: { id: number; imageIds: readonly number[]; albumIds: readonly number[] },
): Promise<void> {
  await transaction.execute(sql`DELETE FROM topic_album_image WHERE topic_album_id = ${id}`);
  await transaction.execute(sql`DELETE FROM topic_album_album WHERE topic_album_id = ${id}`);
  await transaction.execute(sql`
    INSERT INTO topic_album_image (topic_album_id, image_id, position)
    SELECT ${id}, w.id, w.place FROM unnest(${idList(imageIds)}) WITH ORDINALITY AS w (id, place)`);
  await transaction.execute(sql`
    INSERT INTO topic_album_album (topic_album_id, album_id, position)
    SELECT ${id}, w.id, w.place FROM unnest(${idList(albumIds)}) WITH ORDINALITY AS w (id, place)`);
  await transaction.execute(sql`UPDATE topic_album SET updated_at = now() WHERE id = ${id}`);
}

/** Those that aren't named keep their order behind the others. */
export async function arrangeTopics(db: Database, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    UPDATE topic_album t SET position = o.place FROM (
      SELECT t.id, row_number() OVER (ORDER BY w.place NULLS LAST, t.position, t.id) AS place
      FROM topic_album t LEFT JOIN unnest(${idList(ids)}) WITH ORDINALITY AS w (id, place) ON w.id = t.id) o
    WHERE o.id = t.id AND t.position <> o.place`);
}

/** True if a visitor would see something in it. */
export async function hasPublished(db: Database, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    SELECT 1 WHERE EXISTS (SELECT FROM topic_album_image ti JOIN image i ON i.id = ti.image_id
        WHERE ti.topic_album_id = ${id} AND i.review_state = 'approved')
      OR EXISTS (SELECT FROM topic_album_album ta JOIN album a ON a.id = ta.album_id
        WHERE ta.topic_album_id = ${id} AND a.review_state = 'approved')`);
  return rowCount === 1;
}

/** A second publication keeps the time of the first. */
export async function setPublished(transaction: Database, id: number, isPublished: boolean): Promise<void> {
  await transaction.execute(sql`
    UPDATE topic_album SET published_at = CASE WHEN ${isPublished} THEN coalesce(published_at, now()) END, updated_at = now()
    WHERE id = ${id}`);
}

/** Returns false if there is none. */
export async function removeTopic(db: Database, id: number): Promise<boolean> {
  return (await db.execute(sql`DELETE FROM topic_album WHERE id = ${id}`)).rowCount === 1;
}
