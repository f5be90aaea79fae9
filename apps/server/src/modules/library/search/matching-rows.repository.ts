import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { dayStart } from '../../../platform/database/sql-parts.ts';
import { facePath } from './face-filters.ts';
import { criteriaTsquery, type FacetDimension, type ImageCriteria } from './image-criteria.ts';
import { segmentMark } from './search-tsquery.ts';

/** Returns the conditions on `image_search i` that lexemes cannot express. */
export function columnConditions({ filter }: ImageCriteria, timeZone: string): SQL {
  const found: SQL[] = [sql`true`];
  if (filter.takenFrom !== undefined) found.push(sql`i.taken_at >= ${dayStart(filter.takenFrom, timeZone)}`);
  if (filter.takenTo !== undefined)
    found.push(sql`i.taken_at < ${dayStart(filter.takenTo, timeZone)} + interval '1 day'`);
  if (filter.maxUnitPrice !== undefined) found.push(sql`i.unit_price <= ${filter.maxUnitPrice}::int`);
  if (filter.isFree === false) found.push(sql`i.unit_price > 0`);
  if (filter.canUseAuthPay === false) found.push(sql`NOT i.can_use_auth_pay`);
  const path = facePath(filter);
  if (path !== null) found.push(sql`i.faces @? ${path}::jsonpath`);
  return sql.join(found, sql` AND `);
}

/** Returns the query of one segment, over `search_segment`. */
export const segmentQuery = (tsquery: string) =>
  sql`replace(${tsquery}::text, ${sql.raw(`'${segmentMark}'`)}, segment::text)::tsquery`;

/** A row's place in a list; `value` is the text of its sort column. */
export const KeysetPosition = z.object({ value: z.string(), imageId: z.int() });
export type KeysetPosition = z.infer<typeof KeysetPosition>;

/**
 * Returns rows that match the criteria, newest segment first, so that a LIMIT above stops early and a common word costs
 * no more than a rare one; within a segment their order is undefined. OFFSET 0 keeps the planner from inverting the
 * loop.
 */
export function matchingRows(
  criteria: ImageCriteria,
  timeZone: string,
  columns: string,
  options: { except?: FacetDimension; until?: KeysetPosition } = {},
): SQL {
  const tsquery = criteriaTsquery(criteria, options.except);
  const conditions = columnConditions(criteria, timeZone);
  const { until } = options;
  const key = until === undefined ? sql`` : sql`(${until.value}::timestamptz, ${until.imageId}::int)`;
  const beforeKey = until === undefined ? sql`true` : sql`(i.published_at, i.image_id) < ${key}`;
  const reached = until === undefined ? sql`true` : sql`(lower_at, lower_id) <= ${key}`;
  const selected = sql.raw(columns);
  if (tsquery === '')
    return sql`(SELECT ${selected} FROM image_search i WHERE ${conditions} AND ${beforeKey} ORDER BY i.published_at DESC, i.image_id DESC)`;
  return sql`(SELECT x.*, s.lower_at, s.lower_id FROM
    (SELECT segment, lower_at, lower_id, ${segmentQuery(tsquery)} AS q FROM search_segment WHERE ${reached} ORDER BY lower_at DESC, lower_id DESC OFFSET 0) s
    CROSS JOIN LATERAL (SELECT ${selected} FROM image_search i WHERE i.tsv @@ s.q AND ${conditions} AND ${beforeKey} OFFSET 0) x)`;
}
