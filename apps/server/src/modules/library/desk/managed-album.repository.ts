import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { type getManagedAlbums, ManagedAlbum } from '@tuyuan/contract/library/album-management.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { containing, idList, textList } from '../../../platform/database/sql-parts.ts';
import { countCapped, findIds } from '../../../platform/database/values.ts';
import { familyOf } from '../../../platform/tree/tree.repository.ts';
import { coverJson } from '../../site/index.ts';

type Query = InputOf<typeof getManagedAlbums>;

const ManagedAlbumRow = ManagedAlbum.extend({ publishedAt: z.date().nullable(), createdAt: z.date() });
export type ManagedAlbumRow = z.infer<typeof ManagedAlbumRow>;

/** Images in any state: the back office sees them all. */
const imageCount = sql`(SELECT count(*)::int FROM image i WHERE i.album_id = a.id)`;
const columns = sql`a.id, a.title, a.description, a.review_state, a.views, a.likes, a.published_at, a.created_at, ${imageCount} AS image_count,
  (SELECT ${coverJson} FROM image i WHERE i.album_id = a.id AND i.processing_state = 'ready'
    ORDER BY coalesce(i.id = a.cover_image_id, false) DESC, i.album_position, i.id LIMIT 1) AS cover,
  CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'name', c.name) END AS category,
  CASE WHEN r.id IS NOT NULL THEN json_build_object('id', r.id, 'name', r.name) END AS region,
  json_build_object('id', u.id, 'name', u.nick_name) AS author`;
const joins = sql`JOIN app_user u ON u.id = a.author_id LEFT JOIN category c ON c.id = a.category_id LEFT JOIN region r ON r.id = a.region_id`;

function conditions(query: Query): SQL {
  const found = [sql`true`];
  if (query.keyword !== '') {
    const pattern = containing(query.keyword);
    found.push(
      sql`(a.title ILIKE ${pattern} OR a.author_id IN (SELECT id FROM app_user WHERE nick_name ILIKE ${pattern} OR user_name ILIKE ${pattern}))`,
    );
  }
  if (query.reviewStates.length > 0) found.push(sql`a.review_state = ANY(${textList(query.reviewStates)})`);
  if (query.categoryIds.length > 0) found.push(sql`a.category_id IN ${familyOf('category', query.categoryIds)}`);
  if (query.regionIds.length > 0) found.push(sql`a.region_id IN ${familyOf('region', query.regionIds)}`);
  if (query.photographerId !== undefined) found.push(sql`a.author_id = ${query.photographerId}`);
  return sql.join(found, sql` AND `);
}

const orders: Record<Query['sorting'], SQL> = {
  'createdAt ASC': sql`a.created_at, a.id`,
  'createdAt DESC': sql`a.created_at DESC, a.id DESC`,
  'publishedAt ASC': sql`a.published_at, a.id`,
  'publishedAt DESC': sql`a.published_at DESC NULLS LAST, a.id DESC`,
  'title ASC': sql`a.title, a.id`,
  'title DESC': sql`a.title DESC, a.id DESC`,
  'views ASC': sql`a.views, a.id`,
  'views DESC': sql`a.views DESC, a.id DESC`,
  'likes ASC': sql`a.likes, a.id`,
  'likes DESC': sql`a.likes DESC, a.id DESC`,
  'imageCount ASC': sql`${imageCount}, a.id`,
  'imageCount DESC': sql`${imageCount} DESC, a.id DESC`,
};

export function findManagedAlbums(db: Database, query: Query): Promise<ManagedAlbumRow[]> {
  return many(
    db,
    ManagedAlbumRow,
    sql`SELECT ${columns} FROM album a ${joins} WHERE ${conditions(query)}
    ORDER BY ${orders[query.sorting]} LIMIT ${query.maxResultCount} OFFSET ${query.skipCount}`,
  );
}

export function countManagedAlbums(db: Database, query: Query): Promise<number> {
  return countCapped(db, sql`SELECT 1 FROM album a WHERE ${conditions(query)}`);
}

export function findManagedAlbum(db: Database, id: number): Promise<ManagedAlbumRow | null> {
  return findOne(db, ManagedAlbumRow, sql`SELECT ${columns} FROM album a ${joins} WHERE a.id = ${id}`);
}

export function findExistingAlbums(db: Database, ids: readonly number[]): Promise<number[]> {
  return findIds(db, sql`SELECT id FROM album WHERE id = ANY(${idList(ids)})`);
}

export async function isImageOfAlbum(db: Database, imageId: number, albumId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`SELECT 1 FROM image WHERE id = ${imageId} AND album_id = ${albumId}`);
  return rowCount === 1;
}
