import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import type { FacetDimension, ImageCriteria } from './image-criteria.ts';
import { criteriaTsquery, selectedDimensions } from './image-criteria.ts';
import { literalTsquery, segmentMark } from './search-tsquery.ts';

/** Counting stops here; more is told as a lower bound. */
export const countCap = 10_000;
/** The newest hits that are scored for relevance. */
export const rankWindow = 2000;

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

function groupedFacets(source: SQL, dimensions: readonly FacetDimension[]): SQL {
  const sets = sql.join(
    dimensions.map((dimension) => sql`(${groupColumns[dimension]})`),
    sql`, `,
  );
  const name = sql.join(
    dimensions.map((dimension) => sql`WHEN grouping(${groupColumns[dimension]}) = 0 THEN ${dimension}::text`),
    sql` `,
  );
  const value = sql.join(
    dimensions.map((dimension) => sql`WHEN grouping(${groupColumns[dimension]}) = 0 THEN ${groupColumns[dimension]}`),
    sql` `,
  );
  return sql`SELECT CASE ${name} END AS dimension, (CASE ${value} END)::int AS value, count(*)::int AS count FROM (SELECT * FROM ${source} LIMIT ${countCap}) h GROUP BY GROUPING SETS (${sets})`;
}

/** Total, facets and the best-scored ids in one statement over one bounded set of hits. */
export async function surveyImages(
  db: Database,
  criteria: ImageCriteria,
  options: { timeZone: string; facets: boolean; ranked: { offset: number; limit: number } | null },
): Promise<ImageSurvey> {
  const selected = options.facets ? selectedDimensions(criteria.filter) : [];
  const tables: SQL[] = [
    sql`hits AS MATERIALIZED (SELECT * FROM ${matchingRows(criteria, options.timeZone)} m LIMIT ${countCap + 1})`,
  ];
  const facets: SQL[] = [];
  const overflows: SQL[] = [sql`(SELECT count(*) FROM hits) > ${countCap}`];
  if (options.facets) {
    const unselected = (['categories', 'regions', 'orientations', 'colours', 'years'] as const).filter(
      (dimension) => !selected.includes(dimension),
    );
    if (unselected.length > 0) facets.push(groupedFacets(sql`hits`, unselected));
    for (const dimension of selected) {
      const table = sql.raw(`hits_${dimension}`);
      tables.push(
        sql`${table} AS MATERIALIZED (SELECT * FROM ${matchingRows(criteria, options.timeZone, { except: dimension })} m LIMIT ${countCap + 1})`,
      );
      facets.push(groupedFacets(table, [dimension]));
      overflows.push(sql`(SELECT count(*) FROM ${table}) > ${countCap}`);
    }
  }
  if (options.ranked !== null) {
    tables.push(
      sql`segments AS MATERIALIZED (SELECT segment, ${segmentQuery(criteriaTsquery(criteria))} AS q, ${segmentQuery(literalTsquery(criteria.keyword))} AS typed FROM search_segment)`,
    );
    tables.push(sql`ranked AS (SELECT h.image_id, (2 * ts_rank('{0.05,0.3,0.6,1}', h.tsv, s.typed) + ts_rank('{0.05,0.3,0.6,1}', h.tsv, s.q)) * (1 + ln(1 + h.popularity) / 50) AS score, h.published_at
      FROM (SELECT * FROM hits LIMIT ${rankWindow}) h JOIN segments s USING (segment)
      ORDER BY score DESC, h.published_at DESC, h.image_id DESC LIMIT ${options.ranked.limit} OFFSET ${options.ranked.offset})`);
  }
  const rankedIds =
    options.ranked === null
      ? sql`NULL::json`
      : sql`(SELECT json_agg(image_id ORDER BY score DESC, published_at DESC, image_id DESC) FROM ranked)`;
  const facetRows =
    facets.length === 0 ? sql`NULL::json` : sql`(SELECT json_agg(f) FROM (${sql.join(facets, sql` UNION ALL `)}) f)`;
  const { rows } = await db.execute(sql`WITH ${sql.join(tables, sql`, `)}
    SELECT (SELECT count(*)::int FROM hits) AS total, ${rankedIds} AS ranked, ${facetRows} AS facets, ${sql.join(overflows, sql` OR `)} AS lower_bounds`);
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
