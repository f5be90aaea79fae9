import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { type createOwnAlbum, type getOwnAlbums, OwnAlbum } from '@tuyuan/contract/library/photographer-album.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { refuseDuplicate } from '../../../platform/database/refuse-duplicate.ts';
import { findOne } from '../../../platform/database/rows.ts';
import { containing, textList } from '../../../platform/database/sql-parts.ts';
import { oneId } from '../../../platform/database/values.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import { coverJson } from '../../site/index.ts';

const OwnAlbumRow = OwnAlbum.extend({ publishedAt: z.date().nullable(), createdAt: z.date() });
export type OwnAlbumRow = z.infer<typeof OwnAlbumRow>;

/** Images in any state but the trash: authors see them all. */
const imageCount = sql`(SELECT count(*)::int FROM image i WHERE i.album_id = a.id AND i.review_state <> 'deleted')`;
const columns = sql`a.id, a.title, a.description, a.review_state, a.visibility, a.views, a.likes, a.collects, a.published_at, a.created_at,
  ${imageCount} AS image_count,
  (SELECT ${coverJson} FROM image i WHERE i.album_id = a.id AND i.processing_state = 'ready' AND i.review_state <> 'deleted'
    ORDER BY coalesce(i.id = a.cover_image_id, false) DESC, i.album_position, i.id LIMIT 1) AS cover,
  CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'name', c.name) END AS category,
  CASE WHEN r.id IS NOT NULL THEN json_build_object('id', r.id, 'name', r.name) END AS region`;
const joins = sql`LEFT JOIN category c ON c.id = a.category_id LEFT JOIN region r ON r.id = a.region_id`;

const sortColumns = {
  createdAt: sql`a.created_at`,
  title: sql`a.title`,
  views: sql`a.views`,
  imageCount,
};

export function findOwnAlbums(
  db: Database,
  authorId: number,
  query: InputOf<typeof getOwnAlbums>,
): Promise<AnswerTo<typeof getOwnAlbums>> {
  const where = [
    sql`a.author_id = ${authorId}`,
    query.reviewStates.length > 0
      ? sql`a.review_state = ANY(${textList(query.reviewStates)})`
      : sql`a.review_state <> 'deleted'`,
    query.keyword !== '' && sql`a.title ILIKE ${containing(query.keyword)}`,
  ];
  const order = orderBy(query.sorting, sortColumns, sql`a.id`);
  return findPage(db, OwnAlbumRow, { columns, from: sql`album a ${joins}`, where, order }, query);
}

export function findOwnAlbum(db: Database, authorId: number, id: number): Promise<OwnAlbumRow | null> {
  return findOne(
    db,
    OwnAlbumRow,
    sql`SELECT ${columns} FROM album a ${joins} WHERE a.id = ${id} AND a.author_id = ${authorId}`,
  );
}

const titleTaken = { album_author_title: { code: 'Album.TitleTaken', field: 'title' } } as const;

/** Throws `Album.TitleTaken`. */
export function insertOwnAlbum(
  transaction: Database,
  authorId: number,
  album: InputOf<typeof createOwnAlbum>,
): Promise<number> {
  const insert = sql`INSERT INTO album (author_id, title, description, category_id, region_id)
    VALUES (${authorId}, ${album.title}, ${album.description}, ${album.categoryId}, ${album.regionId}) RETURNING id`;
  return refuseDuplicate(oneId(transaction, insert), titleTaken);
}
