import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import type { FacetDimension, ImageCriteria } from './image-criteria.ts';
import { criteriaTsquery, facetDimensions, selectedDimensions } from './image-criteria.ts';
import { literalTsquery, segmentMark } from './search-tsquery.ts';

/** Counting stops here; more is told as a lower bound. */
export const countCap = 10_000;
/** Hits whose facets are counted when there are more than can be counted at all, or for a facet without its selection. */
const facetWindow = 3000;
/** The newest hits that are scored for relevance. */
export const rankWindow = 1000;

const columns = sql.raw(
  'i.image_id, i.segment, i.category_id, i.region_id, i.orientation, i.colours, i.year, i.published_at, i.popularity, i.downloads, i.tsv',
);

/** Conditions no lexeme can tell. */
function columnConditions({ filter }: ImageCriteria, timeZone: string): SQL {
  const found: SQL[] = [sql`true`];
  const dayStart = (day: string) => sql`(${day}::date)::timestamp AT TIME ZONE ${timeZone}`;
  if (filter.takenFrom !== undefined) found.push(sql`i.taken_at >= ${dayStart(filter.takenFrom)}`);
  if (filter.takenTo !== undefined) found.push(sql`i.taken_at < ${dayStart(filter.takenTo)} + interval '1 day'`);
  if (filter.maxUnitPrice !== undefined) found.push(sql`i.unit_price <= ${filter.maxUnitPrice}`);
  if (filter.isFree === false) found.push(sql`i.unit_price > 0`);
  if (filter.canUseAuthPay === false) found.push(sql`NOT i.can_use_auth_pay`);
  return sql.join(found, sql` AND `);
}

const segmentQuery = (tsquery: string) => sql`replace(${tsquery}::text, ${segmentMark}, segment::text)::tsquery`;

export interface KeysetPosition {
  /** Value of the sort's column, as text. */
  value: string;
  imageId: number;
}

/**
 * Rows that meet the criteria, newest segment first, so that a LIMIT above stops early and a common word costs no more than a
 * rare one. OFFSET 0 keeps the planner from turning the loop around.
 */
function matchingRows(
  criteria: ImageCriteria,
  timeZone: string,
  options: { except?: FacetDimension; until?: KeysetPosition } = {},
): SQL {
  const tsquery = criteriaTsquery(criteria, options.except);
  const conditions = columnConditions(criteria, timeZone);
  const until = options.until;
  const beforeKey =
    until === undefined
      ? sql`true`
      : sql`(i.published_at, i.image_id) < (${until.value}::timestamptz, ${until.imageId}::int)`;
  if (tsquery === '')
    return sql`(SELECT ${columns} FROM image_search i WHERE ${conditions} AND ${beforeKey} ORDER BY i.published_at DESC, i.image_id DESC)`;
  const reached =
    until === undefined ? sql`true` : sql`(lower_at, lower_id) <= (${until.value}::timestamptz, ${until.imageId}::int)`;
  return sql`(SELECT x.*, s.lower_at, s.lower_id FROM
    (SELECT segment, lower_at, lower_id, ${segmentQuery(tsquery)} AS q FROM search_segment WHERE ${reached} ORDER BY lower_at DESC, lower_id DESC OFFSET 0) s
    CROSS JOIN LATERAL (SELECT ${columns} FROM image_search i WHERE i.tsv @@ s.q AND ${conditions} AND ${beforeKey} OFFSET 0) x)`;
}

const groupColumns: Record<FacetDimension, SQL> = {
  categories: sql.raw('category_id'),
  regions: sql.raw('region_id'),
  orientations: sql.raw('orientation'),
  colours: sql.raw('colours'),
  years: sql.raw('year'),
};

const FacetRow = z.object({ dimension: z.string(), value: z.number().nullable(), count: z.number() });
export type FacetRow = z.infer<typeof FacetRow>;

const SurveyRow = z.object({
  total: z.number(),
  ranked: z.array(z.number()).nullable(),
  facets: z.array(FacetRow).nullable(),
  lower_bounds: z.boolean(),
});

export interface ImageSurvey {
  /** At most `countCap + 1`. */
  total: number;
  /** The scored hits' ids, best first, from `offset` on. */
  ranked: number[];
  facets: FacetRow[];
  /** True when any facet saw more rows than it counted. */
  facetsAreLowerBounds: boolean;
}

/** A bounded set of hits under a name, its size beside it as `<name>_size`. */
function hitTable(name: string, source: SQL, limit: number): SQL {
  const table = sql.raw(name);
  const size = sql.raw(`${name}_size`);
  return sql`${table} AS MATERIALIZED (SELECT * FROM ${source} m LIMIT ${limit + 1}), ${size} AS MATERIALIZED (SELECT count(*)::int AS n FROM ${table})`;
}

/** Counts by value over a hit table; of one that reached the count cap, only the newest `facetWindow` rows. */
function facetCounts(name: string, dimensions: readonly FacetDimension[]): SQL {
  const columnsOf = dimensions.map((dimension) => ({ dimension, column: groupColumns[dimension] }));
  const sets = sql.join(
    columnsOf.map(({ column }) => sql`(${column})`),
    sql`, `,
  );
  const dimension = sql.join(
    columnsOf.map(({ dimension: label, column }) => sql`WHEN grouping(${column}) = 0 THEN ${label}::text`),
    sql` `,
  );
  const value = sql.join(
    columnsOf.map(({ column }) => sql`WHEN grouping(${column}) = 0 THEN ${column}`),
    sql` `,
  );
  const window = sql`(SELECT CASE WHEN n > ${countCap} THEN ${facetWindow}::int ELSE n END FROM ${sql.raw(`${name}_size`)})`;
  return sql`SELECT CASE ${dimension} END AS dimension, (CASE ${value} END)::int AS value, count(*)::int AS count
    FROM (SELECT * FROM ${sql.raw(name)} LIMIT ${window}) h GROUP BY GROUPING SETS (${sets})`;
}

/** Best-scored ids: words as typed count double. Concatenating nothing unpacks a row's words once for both scores. */
function rankedTable(criteria: ImageCriteria, { offset, limit }: { offset: number; limit: number }): SQL {
  const weights = sql.raw(`'{0.05,0.3,0.6,1}'`);
  return sql`segments AS MATERIALIZED (SELECT segment, ${segmentQuery(criteriaTsquery(criteria))} AS q, ${segmentQuery(literalTsquery(criteria.keyword))} AS typed FROM search_segment),
    ranked AS (SELECT h.image_id, (2 * ts_rank(${weights}, h.words, s.typed) + ts_rank(${weights}, h.words, s.q)) * (1 + ln(1 + h.popularity) / 50) AS score, h.published_at
      FROM (SELECT image_id, segment, popularity, published_at, tsv || ''::tsvector AS words FROM hits LIMIT ${rankWindow}) h JOIN segments s USING (segment)
      ORDER BY score DESC, h.published_at DESC, h.image_id DESC LIMIT ${limit} OFFSET ${offset})`;
}

/** Total, facets and the best-scored ids in one statement over one bounded set of hits. */
export async function surveyImages(
  db: Database,
  criteria: ImageCriteria,
  options: { timeZone: string; facets: boolean; ranked: { offset: number; limit: number } | null },
): Promise<ImageSurvey> {
  const { timeZone } = options;
  const selected = options.facets ? selectedDimensions(criteria.filter) : [];
  const unselected = options.facets ? facetDimensions.filter((dimension) => !selected.includes(dimension)) : [];
  const tables = [hitTable('hits', matchingRows(criteria, timeZone), countCap)];
  const facets = unselected.length > 0 ? [facetCounts('hits', unselected)] : [];
  const bounds = [sql`(SELECT n > ${countCap} FROM hits_size)`];
  for (const dimension of selected) {
    const name = `hits_${dimension}`;
    tables.push(hitTable(name, matchingRows(criteria, timeZone, { except: dimension }), facetWindow));
    facets.push(facetCounts(name, [dimension]));
    bounds.push(sql`(SELECT n > ${facetWindow} FROM ${sql.raw(`${name}_size`)})`);
  }
  if (options.ranked !== null) tables.push(rankedTable(criteria, options.ranked));
  const rankedIds =
    options.ranked === null
      ? sql`NULL::json`
      : sql`(SELECT json_agg(image_id ORDER BY score DESC, published_at DESC, image_id DESC) FROM ranked)`;
  const facetRows =
    facets.length === 0 ? sql`NULL::json` : sql`(SELECT json_agg(f) FROM (${sql.join(facets, sql` UNION ALL `)}) f)`;
  const { rows } = await db.execute(sql`WITH ${sql.join(tables, sql`, `)}
    SELECT (SELECT n FROM hits_size) AS total, ${rankedIds} AS ranked, ${facetRows} AS facets, (${sql.join(bounds, sql` OR `)}) AS lower_bounds`);
  const row = SurveyRow.parse(rows[0]);
  return {
    total: row.total,
    ranked: row.ranked ?? [],
    facets: row.facets ?? [],
    facetsAreLowerBounds: row.lower_bounds,
  };
}

const PageRow = z.object({ image_id: z.number(), value: z.string() });

function toPosition(row: unknown): KeysetPosition {
  const { image_id: imageId, value } = PageRow.parse(row);
  return { imageId, value };
}

interface PageOptions {
  timeZone: string;
  after: KeysetPosition | null;
  limit: number;
  offset: number;
}

/** A page by publication time, newest first: cost is that of the page, not of its depth. */
export async function newestImages(
  db: Database,
  criteria: ImageCriteria,
  { timeZone, after, limit, offset }: PageOptions,
): Promise<KeysetPosition[]> {
  const source = matchingRows(criteria, timeZone, after === null ? {} : { until: after });
  // The segments' ranges lie apart, so ordering by them first changes nothing but lets the sort stop after the first segments.
  const bySegment = criteriaTsquery(criteria) === '' ? sql`` : sql`m.lower_at DESC, m.lower_id DESC,`;
  const { rows } = await db.execute(sql`SELECT m.image_id, m.published_at::text AS value FROM ${source} m
    ORDER BY ${bySegment} m.published_at DESC, m.image_id DESC LIMIT ${limit} OFFSET ${offset}`);
  return rows.map(toPosition);
}

/**
 * A page by popularity or downloads. Few hits (`isExhaustive`: not more than `countCap`) are collected and sorted; many are met
 * soon enough on a walk down the sorted index.
 */
export async function topImages(
  db: Database,
  criteria: ImageCriteria,
  {
    timeZone,
    after,
    limit,
    offset,
    column,
    isExhaustive,
  }: PageOptions & { column: 'popularity' | 'downloads'; isExhaustive: boolean },
): Promise<KeysetPosition[]> {
  const name = sql.raw(column);
  const afterKey =
    after === null ? sql`true` : sql`(i.${name}, i.image_id) < (${after.value}::int, ${after.imageId}::int)`;
  const order = sql`ORDER BY i.${name} DESC, i.image_id DESC LIMIT ${limit} OFFSET ${offset}`;
  const tsquery = criteriaTsquery(criteria);
  if (isExhaustive && tsquery !== '') {
    const { rows } = await db.execute(
      sql`SELECT i.image_id, i.${name}::text AS value FROM ${matchingRows(criteria, timeZone)} i WHERE ${afterKey} ${order}`,
    );
    return rows.map(toPosition);
  }
  const words = tsquery === '' ? sql`true` : sql`i.tsv @@ (SELECT q FROM segments s WHERE s.segment = i.segment)`;
  const segments =
    tsquery === ''
      ? sql``
      : sql`WITH segments AS MATERIALIZED (SELECT segment, ${segmentQuery(tsquery)} AS q FROM search_segment)`;
  const { rows } = await db.execute(sql`${segments} SELECT i.image_id, i.${name}::text AS value FROM image_search i
    WHERE ${words} AND ${columnConditions(criteria, timeZone)} AND ${afterKey} ${order}`);
  return rows.map(toPosition);
}
