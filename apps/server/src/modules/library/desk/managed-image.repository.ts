import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { type getManagedImages, ManagedImage } from '@tuyuan/contract/library/image-management.ts';
import { errorCatalogue, isErrorCode } from '@tuyuan/errors/catalogue.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { containing, dayStart, textList } from '../../../platform/database/sql-parts.ts';
import { countCapped } from '../../../platform/database/values.ts';
import { familyOf } from '../../../platform/tree/tree.repository.ts';
import { coverJson } from '../../site/index.ts';

type Query = InputOf<typeof getManagedImages>;
/** A list's filters and order without paging. */
export type ImageListFilters = Omit<Query, 'skipCount' | 'maxResultCount'>;

/** Processing stores an error code; people read its text. */
const ProcessingError = z
  .string()
  .transform((code) => errorCatalogue[isErrorCode(code) ? code : 'Server.Failed'].message)
  .nullable();

export const ManagedImageRow = ManagedImage.extend({
  processingError: ProcessingError,
  takenAt: z.date().nullable(),
  publishedAt: z.date().nullable(),
  createdAt: z.date(),
});
export type ManagedImageRow = z.infer<typeof ManagedImageRow>;

const columns = sql`i.id, i.no, i.title, i.description, i.orientation, i.review_state, i.processing_state, i.processing_error, i.bytes,
  least(i.price_editorial, i.price_commercial, i.price_extended) AS unit_price,
  json_build_object('editorial', i.price_editorial, 'commercial', i.price_commercial, 'extended', i.price_extended) AS prices,
  i.can_use_auth_pay, i.editorial_only, i.ai_use, i.views, i.likes, i.downloads, i.sales, i.taken_at, i.published_at, i.created_at,
  CASE WHEN i.processing_state = 'ready' THEN ${coverJson} END AS cover,
  ARRAY(SELECT l.name FROM image_label il JOIN label l ON l.id = il.label_id WHERE il.image_id = i.id ORDER BY il.position, l.id) AS labels,
  CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'name', c.name) END AS category,
  CASE WHEN r.id IS NOT NULL THEN json_build_object('id', r.id, 'name', r.name) END AS region,
  json_build_object('id', u.id, 'name', u.nick_name) AS author,
  CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'name', a.title) END AS album`;
const joins = sql`JOIN app_user u ON u.id = i.author_id LEFT JOIN category c ON c.id = i.category_id LEFT JOIN region r ON r.id = i.region_id
  LEFT JOIN album a ON a.id = i.album_id`;

function conditions(query: ImageListFilters, timeZone: string): SQL {
  const found = [sql`true`];
  if (query.keyword !== '') {
    const pattern = containing(query.keyword);
    found.push(sql`(i.title ILIKE ${pattern} OR i.no ILIKE ${pattern}
      OR i.author_id IN (SELECT id FROM app_user WHERE nick_name ILIKE ${pattern} OR user_name ILIKE ${pattern})
      OR EXISTS (SELECT 1 FROM image_label il JOIN label l ON l.id = il.label_id WHERE il.image_id = i.id AND l.name ILIKE ${pattern}))`);
  }
  found.push(
    query.reviewStates.length > 0
      ? sql`i.review_state = ANY(${textList(query.reviewStates)}) AND i.purged_at IS NULL`
      : sql`i.review_state <> 'deleted'`,
  );
  if (query.orientations.length > 0) found.push(sql`i.orientation = ANY(${textList(query.orientations)})`);
  if (query.categoryIds.length > 0) found.push(sql`i.category_id IN ${familyOf('category', query.categoryIds)}`);
  if (query.regionIds.length > 0) found.push(sql`i.region_id IN ${familyOf('region', query.regionIds)}`);
  if (query.photographerId !== undefined) found.push(sql`i.author_id = ${query.photographerId}`);
  if (query.albumId !== undefined) found.push(sql`i.album_id = ${query.albumId}`);
  if (query.createdFrom !== undefined) found.push(sql`i.created_at >= ${dayStart(query.createdFrom, timeZone)}`);
  if (query.createdTo !== undefined)
    found.push(sql`i.created_at < ${dayStart(query.createdTo, timeZone)} + interval '1 day'`);
  return sql.join(found, sql` AND `);
}

const sortColumns = {
  createdAt: sql`i.created_at`,
  publishedAt: { nullable: sql`i.published_at` },
  takenAt: { nullable: sql`i.taken_at` },
  title: sql`i.title`,
  views: sql`i.views`,
  likes: sql`i.likes`,
  downloads: sql`i.downloads`,
  bytes: sql`i.bytes`,
};
const orderOf = ({ sorting }: Pick<Query, 'sorting'>) => orderBy(sorting, sortColumns, sql`i.id`);

export function findManagedImages(db: Database, query: Query, timeZone: string): Promise<ManagedImageRow[]> {
  const order = orderOf(query);
  return many(
    db,
    ManagedImageRow,
    sql`SELECT ${columns} FROM (
      SELECT * FROM image i WHERE ${conditions(query, timeZone)} ORDER BY ${order} LIMIT ${query.maxResultCount} OFFSET ${query.skipCount}) i
    ${joins} ORDER BY ${order}`,
  );
}

/** Every image the filters mean, for an export. */
export function allManagedImages(filters: ImageListFilters, timeZone: string): SQL {
  return sql`SELECT ${columns} FROM image i ${joins} WHERE ${conditions(filters, timeZone)} ORDER BY ${orderOf(filters)}`;
}

export function countManagedImages(db: Database, query: Query, timeZone: string): Promise<number> {
  return countCapped(db, sql`SELECT 1 FROM image i WHERE ${conditions(query, timeZone)}`);
}

export function findManagedImage(db: Database, id: number): Promise<ManagedImageRow | null> {
  return findOne(db, ManagedImageRow, sql`SELECT ${columns} FROM image i ${joins} WHERE i.id = ${id}`);
}
