import { AlbumDetail } from '@tuyuan/contract/library/album-data.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { findPrepared } from '../../../platform/database/run-prepared.ts';
import { countCapped } from '../../../platform/database/values.ts';
import { familyOf } from '../../../platform/tree/tree.repository.ts';
import { albumPopularity } from '../search/index.ts';
import { albumCardColumns, albumCardJoins } from './album-card.repository.ts';
import { isAlbumOpenTo, isListed } from './album-visibility.repository.ts';
import { Author } from './author.repository.ts';
import { PagePosition } from './page-cursor.ts';

const AlbumRow = AlbumDetail.extend({ author: Author, publishedAt: z.date().nullable() });

/** Returns a published album whose page the user, or a visitor, may see. */
export function findAlbum(db: Database, id: number, userId: number | null): Promise<z.infer<typeof AlbumRow> | null> {
  return findAlbumWhere(db, id, isAlbumOpenTo(userId));
}

/** Returns an album that was opened by its link. */
export function findSharedAlbum(db: Database, id: number): Promise<z.infer<typeof AlbumRow> | null> {
  return findAlbumWhere(db, id, sql`a.visibility = 'link'`);
}

function findAlbumWhere(db: Database, id: number, isShown: SQL): Promise<z.infer<typeof AlbumRow> | null> {
  return findPrepared(
    db,
    AlbumRow,
    sql`SELECT ${albumCardColumns}, a.description, a.collects,
      (SELECT json_build_object('id', c.id, 'name', c.name) FROM category c WHERE c.id = a.category_id) AS category
    FROM album a ${albumCardJoins} WHERE a.id = ${id} AND ${isShown}`,
  );
}

export interface AlbumFilter {
  categoryIds: readonly number[];
  regionIds: readonly number[];
  photographerId?: number | undefined;
}

function conditions({ categoryIds, regionIds, photographerId }: AlbumFilter): SQL {
  const found = [isListed];
  if (categoryIds.length > 0) found.push(sql`a.category_id IN ${familyOf('category', categoryIds)}`);
  if (regionIds.length > 0) found.push(sql`a.region_id IN ${familyOf('region', regionIds)}`);
  if (photographerId !== undefined) found.push(sql`a.author_id = ${photographerId}`);
  return sql.join(found, sql` AND `);
}

/** Sort values as integers: microseconds since 1970, or the popularity search uses too. */
const sortValues = {
  newest: sql`(extract(epoch FROM a.published_at) * 1000000)::bigint`,
  hottest: sql`${albumPopularity}::bigint`,
};
export type AlbumSort = keyof typeof sortValues;

export function findAlbumPage(
  db: Database,
  filter: AlbumFilter,
  page: { sort: AlbumSort; after: PagePosition | null; offset: number; limit: number },
): Promise<PagePosition[]> {
  const value = sortValues[page.sort];
  const after =
    page.after === null ? sql`true` : sql`(${value}, a.id) < (${page.after.value}::bigint, ${page.after.id}::int)`;
  const order = page.sort === 'newest' ? sql`a.published_at DESC, a.id DESC` : sql`${value} DESC, a.id DESC`;
  return many(
    db,
    PagePosition,
    sql`SELECT a.id, ${value} AS value FROM album a WHERE ${conditions(filter)} AND ${after} ORDER BY ${order} LIMIT ${page.limit} OFFSET ${page.offset}`,
  );
}

export function countAlbums(db: Database, filter: AlbumFilter): Promise<number> {
  return countCapped(db, sql`SELECT 1 FROM album a WHERE ${conditions(filter)}`);
}
