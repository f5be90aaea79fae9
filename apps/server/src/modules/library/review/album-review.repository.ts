import { AlbumPicture, AlbumToReview } from '@tuyuan/contract/library/album-review.ts';
import { reviewStates } from '@tuyuan/contract/library/image.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';
import { CoverRow, coverJson } from '../../site/index.ts';

/** When `album a` was handed to review; one that came another way has no move to `pending`. */
const submittedAt = sql`coalesce((SELECT max(c.at) FROM state_change c WHERE c.album_id = a.id AND c.to_state = 'pending' AND c.from_state <> 'pending'), a.created_at)`;
const waiting = sql`i.album_id = a.id AND i.review_state = 'pending' AND i.processing_state = 'ready'`;

const AlbumRow = AlbumToReview.extend({ submittedAt: z.date() });
const columns = sql`a.id, a.title, a.description, ${submittedAt} AS submitted_at,
  (SELECT ${coverJson} FROM image i WHERE i.album_id = a.id AND i.processing_state = 'ready'
    ORDER BY coalesce(i.id = a.cover_image_id, false) DESC, i.album_position, i.id LIMIT 1) AS cover,
  (SELECT count(*)::int FROM image i WHERE i.album_id = a.id AND i.review_state <> 'deleted') AS image_count,
  (SELECT count(*)::int FROM image i WHERE ${waiting}) AS pending_count,
  CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'name', c.name) END AS category,
  CASE WHEN r.id IS NOT NULL THEN json_build_object('id', r.id, 'name', r.name) END AS region,
  json_build_object('id', u.id, 'name', u.nick_name) AS author`;
const from = sql`album a JOIN app_user u ON u.id = a.author_id LEFT JOIN category c ON c.id = a.category_id LEFT JOIN region r ON r.id = a.region_id`;

export function findAlbumsToReview(
  db: Database,
  reviewerId: number,
  page: { skipCount: number; maxResultCount: number },
) {
  const where = [sql`a.review_state = 'pending'`, sql`a.author_id <> ${reviewerId}`];
  return findPage(db, AlbumRow, { columns, from, where, order: sql`submitted_at, a.id` }, page);
}

export function findAlbumToReview(db: Database, albumId: number) {
  return findOne(db, AlbumRow, sql`SELECT ${columns} FROM ${from} WHERE a.id = ${albumId}`);
}

const PictureRow = AlbumPicture.extend({
  cover: CoverRow.nullable(),
  description: z.string(),
  labels: z.array(z.string()),
});

/** Returns the album's pictures in their order, without deleted ones. */
export function findAlbumPictures(db: Database, albumId: number) {
  return many(
    db,
    PictureRow,
    sql`SELECT i.id, i.no, i.title, i.description, i.review_state, CASE WHEN i.processing_state = 'ready' THEN ${coverJson} END AS cover,
      ARRAY(SELECT l.name FROM image_label il JOIN label l ON l.id = il.label_id WHERE il.image_id = i.id ORDER BY il.position) AS labels
    FROM image i WHERE i.album_id = ${albumId} AND i.review_state <> 'deleted' ORDER BY i.album_position, i.id`,
  );
}

const LockedRow = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  authorId: z.int(),
  reviewState: z.enum(reviewStates),
  isPassed: z.boolean(),
  passedBy: z.int().nullable(),
});

/** Locks the album until the transaction ends; null where there is none. */
export async function lockAlbum(transaction: Database, albumId: number) {
  await transaction.execute(sql`SELECT 1 FROM album WHERE id = ${albumId} FOR UPDATE`);
  return findOne(
    transaction,
    LockedRow,
    sql`SELECT a.id, a.title, a.description, a.author_id, a.review_state, coalesce(p.passed_at >= ${submittedAt}, false) AS is_passed, p.passed_by
    FROM album a LEFT JOIN review_progress p ON p.album_id = a.id WHERE a.id = ${albumId}`,
  );
}

/** Returns the album's processed pictures that wait. */
export function findWaitingOf(db: Database, albumId: number): Promise<number[]> {
  return findIds(db, sql`SELECT i.id FROM image i JOIN album a ON a.id = ${albumId} WHERE ${waiting} ORDER BY i.id`);
}

/** Returns those of these albums that are the author's. */
export function findOwnAlbums(db: Database, authorId: number, albumIds: readonly number[]): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT id FROM album WHERE id = ANY(${idList(albumIds)}) AND author_id = ${authorId} ORDER BY id`,
  );
}
