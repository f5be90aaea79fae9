import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { getManagedAlbums } from '@tuyuan/contract/library/album-management.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { CoverRow, coverJson } from '../../site/index.ts';
import { familyOf } from '../catalogue/index.ts';
import { Count, containing, Ids, idList, NamedRow } from './reference.repository.ts';

type Query = InputOf<typeof getManagedAlbums>;

const ManagedAlbumRow = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  cover: CoverRow.nullable(),
  category: NamedRow.nullable(),
  region: NamedRow.nullable(),
  author: NamedRow,
  image_count: z.number(),
  review_state: z.enum(['draft', 'pending', 'approved', 'rejected', 'offline']),
  views: z.number(),
  likes: z.number(),
  published_at: z.coerce.date().nullable(),
  created_at: z.coerce.date(),
});
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
  if (query.reviewStates.length > 0) found.push(sql`a.review_state = ANY(${sql.param(query.reviewStates)}::text[])`);
  if (query.categoryIds.length > 0) found.push(sql`a.category_id IN ${familyOf('category', query.categoryIds)}`);
  if (query.regionIds.length > 0) found.push(sql`a.region_id IN ${familyOf('region', query.regionIds)}`);
  if (query.photographerId !== undefined) found.push(sql`a.author_id = ${query.photographerId}`);
  return sql.join(found, sql` AND `);
}

type SortField = Query['sorting'] extends `${infer Field} ${'ASC' | 'DESC'}` ? Field : never;
const sortColumns: Record<SortField, SQL> = {
  createdAt: sql`a.created_at`,
  publishedAt: sql`a.published_at`,
  title: sql`a.title`,
  views: sql`a.views`,
  likes: sql`a.likes`,
  imageCount,
};
const orders = new Map<string, SQL>(
  Object.entries(sortColumns).flatMap(([field, column]) => [
    [`${field} ASC`, sql`${column} ASC, a.id ASC`] as const,
    [`${field} DESC`, sql`${column} DESC NULLS LAST, a.id DESC`] as const,
  ]),
);

export async function findManagedAlbums(db: Database, query: Query): Promise<ManagedAlbumRow[]> {
  const order = orders.get(query.sorting) ?? sql`a.id DESC`;
  const { rows } = await db.execute(sql`
    SELECT ${columns} FROM album a ${joins} WHERE ${conditions(query)} ORDER BY ${order} LIMIT ${query.maxResultCount} OFFSET ${query.skipCount}`);
  return z.array(ManagedAlbumRow).parse(rows);
}

/** At most `cap` + 1. */
export async function countManagedAlbums(db: Database, query: Query, cap: number): Promise<number> {
  const { rows } = await db.execute(
    sql`SELECT count(*)::int AS count FROM (SELECT 1 FROM album a WHERE ${conditions(query)} LIMIT ${cap + 1}) counted`,
  );
  return Count.parse(rows[0]).count;
}

export async function findManagedAlbum(db: Database, id: number): Promise<ManagedAlbumRow | null> {
  const { rows } = await db.execute(sql`SELECT ${columns} FROM album a ${joins} WHERE a.id = ${id}`);
  return rows[0] === undefined ? null : ManagedAlbumRow.parse(rows[0]);
}

export async function findExistingAlbums(db: Database, ids: readonly number[]): Promise<number[]> {
  return Ids.parse((await db.execute(sql`SELECT id FROM album WHERE id = ANY(${idList(ids)})`)).rows);
}

export async function isImageOfAlbum(db: Database, imageId: number, albumId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`SELECT 1 FROM image WHERE id = ${imageId} AND album_id = ${albumId}`);
  return rowCount === 1;
}
