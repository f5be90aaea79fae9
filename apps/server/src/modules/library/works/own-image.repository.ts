import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import {
  type getOwnImages,
  OwnImage,
  OwnImageCounts,
  type updateOwnImage,
} from '@tuyuan/contract/library/own-image.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { findOne, one } from '../../../platform/database/rows.ts';
import { containing, textList } from '../../../platform/database/sql-parts.ts';
import { coverJson } from '../../site/index.ts';
import { isMovedByAuthor } from './own-move.repository.ts';
import { missingFields } from './submittable.repository.ts';
import { editableStates } from './work-states.ts';

const OwnImageRow = OwnImage.omit({ abilities: true }).extend({
  isMovedByAuthor: z.boolean(),
  takenAt: z.date().nullable(),
  submittedAt: z.date().nullable(),
  publishedAt: z.date().nullable(),
  createdAt: z.date(),
});
export type OwnImageRow = z.infer<typeof OwnImageRow>;

/** The last 30 days, as dates in that time zone. */
const recentDays = (timeZone: string) =>
  sql`SELECT (now() AT TIME ZONE ${timeZone})::date - back AS day FROM generate_series(29, 0, -1) back`;

const columnsIn = (
  timeZone: string,
) => sql`i.id, i.no, i.title, i.description, i.can_use_auth_pay, i.editorial_only, i.ai_use, i.review_state, i.processing_state,
  i.views, i.likes, i.collects, i.downloads, i.sales, i.taken_at, i.submitted_at, i.published_at, i.created_at,
  CASE WHEN i.processing_state = 'ready' THEN ${coverJson} END AS cover,
  json_build_object('editorial', i.price_editorial, 'commercial', i.price_commercial, 'extended', i.price_extended) AS prices,
  ARRAY(SELECT l.name FROM image_label il JOIN label l ON l.id = il.label_id WHERE il.image_id = i.id ORDER BY il.position, l.id) AS labels,
  CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'name', c.name) END AS category,
  CASE WHEN r.id IS NOT NULL THEN json_build_object('id', r.id, 'name', r.name) END AS region,
  CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'name', a.title) END AS album,
  CASE WHEN i.views > 0 THEN ARRAY(SELECT coalesce(d.views, 0) FROM (${recentDays(timeZone)}) n
    LEFT JOIN image_day d ON d.image_id = i.id AND d.day = n.day ORDER BY n.day) ELSE '{}' END AS trend,
  ${missingFields} AS missing, ${isMovedByAuthor('image', sql`i`)} AS is_moved_by_author`;
const joins = sql`LEFT JOIN category c ON c.id = i.category_id LEFT JOIN region r ON r.id = i.region_id
  LEFT JOIN album a ON a.id = i.album_id AND a.review_state <> 'deleted'`;

const sortColumnsIn = (timeZone: string) => ({
  createdAt: sql`i.created_at`,
  takenAt: { nullable: sql`i.taken_at` },
  title: sql`i.title`,
  views: sql`i.views`,
  recentViews: sql`(SELECT coalesce(sum(d.views), 0) FROM image_day d WHERE d.image_id = i.id AND d.day > (now() AT TIME ZONE ${timeZone})::date - 30)`,
  likes: sql`i.likes`,
  collects: sql`i.collects`,
  downloads: sql`i.downloads`,
  sales: sql`i.sales`,
});

export function findOwnImages(
  db: Database,
  authorId: number,
  query: InputOf<typeof getOwnImages>,
  timeZone: string,
): Promise<{ totalCount: number; totalCountIsLowerBound: boolean; items: OwnImageRow[] }> {
  const pattern = containing(query.keyword);
  const where = [
    sql`i.author_id = ${authorId}`,
    query.reviewState === undefined ? sql`i.review_state <> 'deleted'` : sql`i.review_state = ${query.reviewState}`,
    query.albumId !== undefined && sql`i.album_id = ${query.albumId}`,
    query.keyword !== '' &&
      sql`(i.title ILIKE ${pattern} OR i.no ILIKE ${pattern} OR EXISTS (SELECT 1 FROM image_label il JOIN label l ON l.id = il.label_id
        WHERE il.image_id = i.id AND l.name ILIKE ${pattern}))`,
  ];
  const order = orderBy(query.sorting, sortColumnsIn(timeZone), sql`i.id`);
  return findPage(db, OwnImageRow, { columns: columnsIn(timeZone), from: sql`image i ${joins}`, where, order }, query);
}

export function countOwnImages(db: Database, authorId: number): Promise<OwnImageCounts> {
  const of = (state: string) => sql`count(*) FILTER (WHERE review_state = ${state})::int`;
  return one(
    db,
    OwnImageCounts,
    sql`SELECT count(*) FILTER (WHERE review_state <> 'deleted')::int AS all, ${of('draft')} AS draft, ${of('pending')} AS pending,
      ${of('rejected')} AS rejected, ${of('approved')} AS approved, ${of('offline')} AS offline, ${of('deleted')} AS deleted
    FROM image WHERE author_id = ${authorId}`,
  );
}

export function findOwnImage(
  db: Database,
  authorId: number,
  id: number,
  timeZone: string,
): Promise<OwnImageRow | null> {
  return findOne(
    db,
    OwnImageRow,
    sql`SELECT ${columnsIn(timeZone)} FROM image i ${joins} WHERE i.id = ${id} AND i.author_id = ${authorId}`,
  );
}

/** Returns false for an image that can't be changed in its state. One that comes into another album goes behind its last. */
export async function changeOwnImage(
  transaction: Database,
  authorId: number,
  image: InputOf<typeof updateOwnImage>,
): Promise<boolean> {
  const { prices } = image;
  const { rowCount } = await transaction.execute(sql`
    UPDATE image i SET title = ${image.title}, description = ${image.description}, category_id = ${image.categoryId}, region_id = ${image.regionId},
      album_position = CASE WHEN i.album_id IS DISTINCT FROM ${image.albumId}::int
        THEN (SELECT coalesce(max(o.album_position) + 1, 0) FROM image o WHERE o.album_id = ${image.albumId}::int) ELSE i.album_position END,
      album_id = ${image.albumId}::int, editorial_only = ${image.editorialOnly}, ai_use = ${image.aiUse},
      price_editorial = ${prices.editorial}, price_commercial = ${prices.commercial}, price_extended = ${prices.extended},
      can_use_auth_pay = ${image.canUseAuthPay}, updated_at = now()
    WHERE i.id = ${image.id} AND i.author_id = ${authorId} AND i.review_state = ANY(${textList(editableStates)})`);
  return rowCount === 1;
}
