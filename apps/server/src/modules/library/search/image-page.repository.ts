import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { manyPrepared, onePrepared } from '../../../platform/database/run-prepared.ts';
import { criteriaTsquery, type ImageCriteria } from './image-criteria.ts';
import { columnConditions, KeysetPosition, matchingRows, segmentQuery } from './matching-rows.repository.ts';

/** Newest images scanned one by one before the index is used, for searches where about every tenth image is a hit. */
const walkedRows = 1000;
/** Hits that are collected and sorted by popularity; more are met soon enough on a walk down the sorted index. */
const maxSorted = 20_000;

export interface ImagePageOptions {
  timeZone: string;
  after: KeysetPosition | null;
  limit: number;
  offset: number;
  /** A hint from the survey: hits are so frequent that walking the images in order soon finds enough. */
  isDense: boolean;
}

const segmentsTable = (tsquery: string) =>
  sql`segments AS MATERIALIZED (SELECT segment, ${segmentQuery(tsquery)} AS q FROM search_segment)`;
const holdsWords = sql`i.tsv @@ (SELECT q FROM segments s WHERE s.segment = i.segment)`;

/** Returns the page if the next `walkedRows` images contain enough hits for it, else null. */
async function walkNewest(
  db: Database,
  criteria: ImageCriteria,
  { timeZone, after, limit, offset }: ImagePageOptions,
): Promise<KeysetPosition[] | null> {
  const beforeKey =
    after === null ? sql`true` : sql`(published_at, image_id) < (${after.value}::timestamptz, ${after.imageId}::int)`;
  const rows = await manyPrepared(
    db,
    KeysetPosition,
    sql`WITH ${segmentsTable(criteriaTsquery(criteria))}
      SELECT i.image_id, i.published_at::text AS value FROM (SELECT * FROM image_search WHERE ${beforeKey}
        ORDER BY published_at DESC, image_id DESC LIMIT ${sql.raw(String(walkedRows))}) i
      WHERE ${holdsWords} AND ${columnConditions(criteria, timeZone)}
      ORDER BY i.published_at DESC, i.image_id DESC LIMIT ${limit}::int OFFSET ${offset}::int`,
  );
  return rows.length === limit ? rows : null;
}

/** Returns a page by publication time, newest first; the cost does not grow with the page's depth. */
export async function newestImages(
  db: Database,
  criteria: ImageCriteria,
  options: ImagePageOptions,
): Promise<KeysetPosition[]> {
  const { timeZone, after, limit, offset, isDense } = options;
  const hasWords = criteriaTsquery(criteria) !== '';
  const walked = isDense && hasWords ? await walkNewest(db, criteria, options) : null;
  if (walked !== null) return walked;
  const source = matchingRows(criteria, timeZone, 'i.image_id, i.published_at', after === null ? {} : { until: after });
  // The segments' ranges do not overlap, so ordering by them first gives the same order but lets the sort stop after
  // the first segments.
  const bySegment = hasWords ? sql`m.lower_at DESC, m.lower_id DESC,` : sql``;
  return manyPrepared(
    db,
    KeysetPosition,
    sql`SELECT m.image_id, m.published_at::text AS value FROM ${source} m
      ORDER BY ${bySegment} m.published_at DESC, m.image_id DESC LIMIT ${limit}::int OFFSET ${offset}::int`,
  );
}

const Sorted = z.object({ total: z.int(), page: z.array(KeysetPosition).nullable() });

/** Returns a page by popularity or downloads. */
export async function topImages(
  db: Database,
  criteria: ImageCriteria,
  { timeZone, after, limit, offset, isDense, column }: ImagePageOptions & { column: 'popularity' | 'downloads' },
): Promise<KeysetPosition[]> {
  const name = sql.raw(column);
  const page = (source: SQL, condition: SQL) => {
    const afterKey =
      after === null ? sql`true` : sql`(i.${name}, i.image_id) < (${after.value}::int, ${after.imageId}::int)`;
    return sql`SELECT i.image_id, i.${name}::text AS value FROM ${source} i WHERE ${condition} AND ${afterKey}
      ORDER BY i.${name} DESC, i.image_id DESC LIMIT ${limit}::int OFFSET ${offset}::int`;
  };
  const tsquery = criteriaTsquery(criteria);
  if (tsquery !== '' && !isDense) {
    const hits = matchingRows(criteria, timeZone, `i.image_id, i.${column}`);
    const sorted = await onePrepared(
      db,
      Sorted,
      sql`WITH hits AS MATERIALIZED (SELECT * FROM ${hits} m LIMIT ${sql.raw(String(maxSorted + 1))})
        SELECT (SELECT count(*)::int FROM hits) AS total, (SELECT json_agg(json_build_object('imageId', p.image_id, 'value', p.value)) FROM (${page(sql`hits`, sql`true`)}) p) AS page`,
    );
    if (sorted.total <= maxSorted) return sorted.page ?? [];
  }
  const conditions = columnConditions(criteria, timeZone);
  return manyPrepared(
    db,
    KeysetPosition,
    tsquery === ''
      ? page(sql`image_search`, conditions)
      : sql`WITH ${segmentsTable(tsquery)} ${page(sql`image_search`, sql`${holdsWords} AND ${conditions}`)}`,
  );
}
