import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import {
  AlbumPicture,
  AlbumShare,
  type createOwnAlbum,
  type getOwnAlbums,
  OwnAlbum,
  type updateOwnAlbum,
} from '@tuyuan/contract/library/photographer-album.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { refuseDuplicate } from '../../../platform/database/refuse-duplicate.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { containing, textList } from '../../../platform/database/sql-parts.ts';
import { oneId } from '../../../platform/database/values.ts';
import { coverJson } from '../../site/index.ts';
import { isMovedByAuthor } from './own-move.repository.ts';
import { editableStates } from './work-states.ts';

const OwnAlbumRow = OwnAlbum.omit({ abilities: true, share: true }).extend({
  isMovedByAuthor: z.boolean(),
  coverImageId: z.int().nullable(),
  tokenSealed: z.instanceof(Buffer).nullable(),
  share: AlbumShare.omit({ path: true }).nullable(),
  publishedAt: z.date().nullable(),
  createdAt: z.date(),
});
export type OwnAlbumRow = z.infer<typeof OwnAlbumRow>;

/** Images in any state but the trash: authors see them all. */
const imageCount = sql`(SELECT count(*)::int FROM image i WHERE i.album_id = a.id AND i.review_state <> 'deleted')`;
const columns = sql`a.id, a.title, a.description, a.review_state, a.visibility, a.views, a.likes, a.collects, a.published_at, a.created_at, a.cover_image_id,
  ${imageCount} AS image_count,
  (SELECT ${coverJson} FROM image i WHERE i.album_id = a.id AND i.processing_state = 'ready' AND i.review_state <> 'deleted'
    ORDER BY coalesce(i.id = a.cover_image_id, false) DESC, i.album_position, i.id LIMIT 1) AS cover,
  CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'name', c.name) END AS category,
  CASE WHEN r.id IS NOT NULL THEN json_build_object('id', r.id, 'name', r.name) END AS region,
  h.token_sealed, CASE WHEN a.visibility = 'link' AND h.album_id IS NOT NULL THEN json_build_object('hasPassword', h.password_hash IS NOT NULL,
    'lastDay', h.last_day, 'canDownload', h.can_download) END AS share,
  ${isMovedByAuthor('album', sql`a`)} AS is_moved_by_author`;
const joins = sql`LEFT JOIN category c ON c.id = a.category_id LEFT JOIN region r ON r.id = a.region_id LEFT JOIN album_share h ON h.album_id = a.id`;

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
): Promise<{ totalCount: number; totalCountIsLowerBound: boolean; items: OwnAlbumRow[] }> {
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

const PictureRow = AlbumPicture.extend({ takenAt: z.date().nullable() });

/** Returns an album's pictures in their order, without deleted ones. */
export function findAlbumPictures(db: Database, albumId: number): Promise<z.infer<typeof PictureRow>[]> {
  return many(
    db,
    PictureRow,
    sql`SELECT i.id, i.title, CASE WHEN i.processing_state = 'ready' THEN ${coverJson} END AS cover, i.review_state, i.taken_at, i.sales
    FROM image i WHERE i.album_id = ${albumId} AND i.review_state <> 'deleted' ORDER BY i.album_position, i.id`,
  );
}

/** Awaits a change. Throws `Album.TitleTaken`. */
export function refuseTakenTitle<Result>(change: Promise<Result>): Promise<Result> {
  return refuseDuplicate(change, { album_author_title: { code: 'Album.TitleTaken', field: 'title' } });
}

/** Throws `Album.TitleTaken`. */
export function insertOwnAlbum(
  transaction: Database,
  authorId: number,
  album: InputOf<typeof createOwnAlbum>,
): Promise<number> {
  const insert = sql`INSERT INTO album (author_id, title, description, category_id, region_id)
    VALUES (${authorId}, ${album.title}, ${album.description}, ${album.categoryId}, ${album.regionId}) RETURNING id`;
  return refuseTakenTitle(oneId(transaction, insert));
}

/** Returns false for an album that can't be changed in its state. Throws `Album.TitleTaken`. */
export async function changeOwnAlbum(
  transaction: Database,
  authorId: number,
  album: InputOf<typeof updateOwnAlbum>,
): Promise<boolean> {
  const change: SQL = sql`
    UPDATE album SET title = ${album.title}, description = ${album.description}, category_id = ${album.categoryId}, region_id = ${album.regionId},
      cover_image_id = ${album.coverImageId}, visibility = ${album.visibility}, updated_at = now()
    WHERE id = ${album.id} AND author_id = ${authorId} AND review_state = ANY(${textList(editableStates)})`;
  const { rowCount } = await refuseTakenTitle(transaction.execute(change));
  return rowCount === 1;
}
