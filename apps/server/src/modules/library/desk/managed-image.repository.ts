import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { getManagedImages } from '@tuyuan/contract/library/image-management.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { CoverRow, coverJson } from '../../site/index.ts';
import { familyOf } from '../catalogue/index.ts';
import { Count, containing, dayStart, idList, NamedRow } from './reference.repository.ts';

type Query = InputOf<typeof getManagedImages>;
/** A list's filters and order without a place in it. */
export type ImageListFilters = Omit<Query, 'skipCount' | 'maxResultCount'>;

export const ManagedImageRow = z.object({
  id: z.number(),
  no: z.string(),
  title: z.string(),
  description: z.string(),
  cover: CoverRow.nullable(),
  labels: z.array(z.string()),
  category: NamedRow.nullable(),
  region: NamedRow.nullable(),
  author: NamedRow,
  album: NamedRow.nullable(),
  orientation: z.enum(['landscape', 'portrait', 'square', 'panorama']).nullable(),
  review_state: z.enum(['draft', 'pending', 'approved', 'rejected', 'offline']),
  processing_state: z.enum(['queued', 'ready', 'failed']),
  processing_error: z.string().nullable(),
  bytes: z.number(),
  unit_price: z.number(),
  views: z.number(),
  likes: z.number(),
  downloads: z.number(),
  taken_at: z.coerce.date().nullable(),
  published_at: z.coerce.date().nullable(),
  created_at: z.coerce.date(),
});
export type ManagedImageRow = z.infer<typeof ManagedImageRow>;

const columns = sql`i.id, i.no, i.title, i.description, i.orientation, i.review_state, i.processing_state, i.processing_error, i.bytes,
  least(i.price_editorial, i.price_commercial, i.price_extended) AS unit_price, i.views, i.likes, i.downloads, i.taken_at, i.published_at, i.created_at,
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
  if (query.reviewStates.length > 0) found.push(sql`i.review_state = ANY(${sql.param(query.reviewStates)}::text[])`);
  if (query.orientations.length > 0) found.push(sql`i.orientation = ANY(${sql.param(query.orientations)}::text[])`);
  if (query.categoryIds.length > 0) found.push(sql`i.category_id IN ${familyOf('category', query.categoryIds)}`);
  if (query.regionIds.length > 0) found.push(sql`i.region_id IN ${familyOf('region', query.regionIds)}`);
  if (query.photographerId !== undefined) found.push(sql`i.author_id = ${query.photographerId}`);
  if (query.albumId !== undefined) found.push(sql`i.album_id = ${query.albumId}`);
  if (query.createdFrom !== undefined) found.push(sql`i.created_at >= ${dayStart(query.createdFrom, timeZone)}`);
  if (query.createdTo !== undefined)
    found.push(sql`i.created_at < ${dayStart(query.createdTo, timeZone)} + interval '1 day'`);
  return sql.join(found, sql` AND `);
}

type SortField = Query['sorting'] extends `${infer Field} ${'ASC' | 'DESC'}` ? Field : never;
const sortColumns: Record<SortField, string> = {
  createdAt: 'i.created_at',
  publishedAt: 'i.published_at',
  takenAt: 'i.taken_at',
  title: 'i.title',
  views: 'i.views',
  likes: 'i.likes',
  downloads: 'i.downloads',
  bytes: 'i.bytes',
};
const orders = new Map<string, SQL>(
  Object.entries(sortColumns).flatMap(([field, column]) => [
    [`${field} ASC`, sql.raw(`${column} ASC, i.id ASC`)] as const,
    // Rows without a value would otherwise lead the list; a column that always has one keeps its index this way.
    [
      `${field} DESC`,
      sql.raw(`${column} DESC${field === 'publishedAt' || field === 'takenAt' ? ' NULLS LAST' : ''}, i.id DESC`),
    ] as const,
  ]),
);

export async function findManagedImages(db: Database, query: Query, timeZone: string): Promise<ManagedImageRow[]> {
  const order = orders.get(query.sorting) ?? sql.raw('i.id DESC');
  const { rows } = await db.execute(sql`
    SELECT ${columns} FROM (SELECT * FROM image i WHERE ${conditions(query, timeZone)} ORDER BY ${order} LIMIT ${query.maxResultCount} OFFSET ${query.skipCount}) i
    ${joins} ORDER BY ${order}`);
  return z.array(ManagedImageRow).parse(rows);
}

/** Every image the filters mean, for an export. */
export function allManagedImages(filters: ImageListFilters, timeZone: string): SQL {
  const order = orders.get(filters.sorting) ?? sql.raw('i.id DESC');
  return sql`SELECT ${columns} FROM image i ${joins} WHERE ${conditions(filters, timeZone)} ORDER BY ${order}`;
}

/** At most `cap` + 1. */
export async function countManagedImages(db: Database, query: Query, timeZone: string, cap: number): Promise<number> {
  const { rows } = await db.execute(sql`
    SELECT count(*)::int AS count FROM (SELECT 1 FROM image i WHERE ${conditions(query, timeZone)} LIMIT ${cap + 1}) counted`);
  return Count.parse(rows[0]).count;
}

export async function findManagedImage(db: Database, id: number): Promise<ManagedImageRow | null> {
  const { rows } = await db.execute(sql`SELECT ${columns} FROM image i ${joins} WHERE i.id = ANY(${idList([id])})`);
  return rows[0] === undefined ? null : ManagedImageRow.parse(rows[0]);
}
