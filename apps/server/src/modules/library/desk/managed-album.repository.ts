import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { type getManagedAlbums, ManagedAlbum } from '@tuyuan/contract/library/album-management.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { findOne } from '../../../platform/database/rows.ts';
import { containing, idList, textList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import { familyOf } from '../../../platform/tree/tree.repository.ts';
import { coverJson } from '../../site/index.ts';

type Query = InputOf<typeof getManagedAlbums>;

const ManagedAlbumRow = ManagedAlbum.extend({ publishedAt: z.date().nullable(), createdAt: z.date() });
export type ManagedAlbumRow = z.infer<typeof ManagedAlbumRow>;

/** Images in any state but the trash. */
const imageCount = sql`(SELECT count(*)::int FROM image i WHERE i.album_id = a.id AND i.review_state <> 'deleted')`;
const columns = sql`a.id, a.title, a.description, a.review_state, a.views, a.likes, a.published_at, a.created_at, ${imageCount} AS image_count,
  (SELECT ${coverJson} FROM image i WHERE i.album_id = a.id AND i.processing_state = 'ready'
    ORDER BY coalesce(i.id = a.cover_image_id, false) DESC, i.album_position, i.id LIMIT 1) AS cover,
  CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'name', c.name) END AS category,
  CASE WHEN r.id IS NOT NULL THEN json_build_object('id', r.id, 'name', r.name) END AS region,
  json_build_object('id', u.id, 'name', u.nick_name) AS author`;
const joins = sql`JOIN app_user u ON u.id = a.author_id LEFT JOIN category c ON c.id = a.category_id LEFT JOIN region r ON r.id = a.region_id`;

function byKeyword(keyword: string): SQL {
  const pattern = containing(keyword);
  return sql`(a.title ILIKE ${pattern} OR a.author_id IN (SELECT id FROM app_user WHERE nick_name ILIKE ${pattern} OR user_name ILIKE ${pattern}))`;
}

const sortColumns = {
  createdAt: sql`a.created_at`,
  publishedAt: { nullable: sql`a.published_at` },
  title: sql`a.title`,
  views: sql`a.views`,
  likes: sql`a.likes`,
  imageCount,
};

export function findManagedAlbums(db: Database, query: Query): Promise<AnswerTo<typeof getManagedAlbums>> {
  const where = [
    query.keyword !== '' && byKeyword(query.keyword),
    query.reviewStates.length > 0
      ? sql`a.review_state = ANY(${textList(query.reviewStates)})`
      : sql`a.review_state <> 'deleted'`,
    query.categoryIds.length > 0 && sql`a.category_id IN ${familyOf('category', query.categoryIds)}`,
    query.regionIds.length > 0 && sql`a.region_id IN ${familyOf('region', query.regionIds)}`,
    query.photographerId !== undefined && sql`a.author_id = ${query.photographerId}`,
  ];
  const order = orderBy(query.sorting, sortColumns, sql`a.id`);
  return findPage(db, ManagedAlbumRow, { columns, from: sql`album a ${joins}`, where, order }, query);
}

export function findManagedAlbum(db: Database, id: number): Promise<ManagedAlbumRow | null> {
  return findOne(db, ManagedAlbumRow, sql`SELECT ${columns} FROM album a ${joins} WHERE a.id = ${id}`);
}

export function findExistingAlbums(db: Database, ids: readonly number[]): Promise<number[]> {
  return findIds(db, sql`SELECT id FROM album WHERE id = ANY(${idList(ids)})`);
}

export async function isAlbumOf(db: Database, albumId: number, authorId: number): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`SELECT 1 FROM album WHERE id = ${albumId} AND author_id = ${authorId} AND review_state <> 'deleted'`,
  );
  return rowCount === 1;
}

export async function isImageOfAlbum(db: Database, imageId: number, albumId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`SELECT 1 FROM image WHERE id = ${imageId} AND album_id = ${albumId}`);
  return rowCount === 1;
}
