import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { onePrepared } from '../../../platform/database/run-prepared.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import type { FacetDimension, ImageCriteria } from './image-criteria.ts';
import { criteriaTsquery, facetDimensions, selectedDimensions } from './image-criteria.ts';
import { matchingRows, segmentQuery } from './matching-rows.repository.ts';
import { type ScoreQuery, scoreQuery } from './score-query.ts';

/** The newest hits counted; larger totals are reported as a lower bound. */
export const countCap = 3000;
/** The newest hits that facets are counted over where their counts can only be lower bounds. */
const facetWindow = 1000;
/** The same for a facet without its own selection, which takes a scan of its own. */
const selectedFacetWindow = 500;
/** The newest hits that are scored for relevance. */
export const rankWindow = 1000;
/** The same where every lexeme of a hit must be read. */
const deepRankWindow = 300;

const facetColumns: Record<FacetDimension, string> = {
  categories: 'category_id',
  regions: 'region_id',
  orientations: 'orientation',
  colours: 'colours',
  years: 'year',
};

const FacetRow = z.object({ dimension: z.string(), value: z.number().nullable(), count: z.number() });
export type FacetRow = z.infer<typeof FacetRow>;

const SurveyRow = z.object({
  total: z.number(),
  isDense: z.boolean(),
  ranked: z.array(z.number()).nullable(),
  facets: z.array(FacetRow).nullable(),
  lowerBounds: z.boolean(),
});

export interface ImageSurvey {
  /** At most `countCap + 1`. */
  total: number;
  /** True when one segment alone has more than `countCap` hits. */
  isDense: boolean;
  /** The scored hits' ids, best first, from `offset` on. */
  ranked: number[];
  facets: FacetRow[];
  /** True when any facet saw more rows than it counted. */
  facetsAreLowerBounds: boolean;
}

export interface SurveyOptions {
  timeZone: string;
  facets: boolean;
  ranked: { offset: number; limit: number } | null;
}

const number = (value: number) => sql.raw(String(value));

/** Counts by value over a hit table. */
function facetCounts(table: string, limit: string, dimensions: readonly FacetDimension[]): SQL {
  const columns = dimensions.map((dimension) => facetColumns[dimension]);
  const labels = dimensions.map((dimension) => `WHEN grouping(${facetColumns[dimension]}) = 0 THEN '${dimension}'`);
  const values = columns.map((column) => `WHEN grouping(${column}) = 0 THEN ${column}`);
  return sql.raw(`SELECT CASE ${labels.join(' ')} END AS dimension, (CASE ${values.join(' ')} END)::int AS value, count(*)::int AS count
    FROM (SELECT * FROM ${table} LIMIT ${limit}) h GROUP BY GROUPING SETS (${columns.map((column) => `(${column})`).join(', ')})`);
}

/** Best-scored ids; ln of popularity only parts equals. */
function rankedTables(criteria: ImageCriteria, query: ScoreQuery, page: { offset: number; limit: number }): SQL {
  const rank = (vector: string, asked: SQL) => sql`ts_rank('{0.05,0.3,0.6,1}', ${sql.raw(vector)}, ${asked})`;
  const order = sql`ORDER BY score DESC, h.published_at DESC, h.image_id DESC LIMIT ${page.limit}::int OFFSET ${page.offset}::int`;
  const popular = sql`(1 + ln(1 + h.popularity) / 50)`;
  if (query.readsAllLexemes)
    return sql`segments AS MATERIALIZED (SELECT segment, ${segmentQuery(criteriaTsquery(criteria))} AS q, ${segmentQuery(query.typed)} AS typed FROM search_segment),
      ranked AS (SELECT h.image_id, (2 * ${rank('h.lexemes', sql`s.typed`)} + ${rank('h.lexemes', sql`s.q`)}) * ${popular} AS score, h.published_at
        FROM (SELECT image_id, segment, popularity, published_at, tsv || ''::tsvector AS lexemes FROM hits LIMIT ${number(deepRankWindow)}) h JOIN segments s USING (segment) ${order})`;
  const typed = rank('h.words', sql`${query.typed}::tsquery`);
  const score =
    query.synonyms === '' ? typed : sql`(2 * ${typed} + ${rank('h.words', sql`${query.synonyms}::tsquery`)})`;
  return sql`ranked AS (SELECT h.image_id, ${score} * ${popular} AS score, h.published_at
    FROM (SELECT * FROM hits LIMIT ${number(rankWindow)}) h ${order})`;
}

function hitColumns(withFacets: boolean, query: ScoreQuery | null): string {
  const columns = ['i.image_id', 'i.segment'];
  if (withFacets) columns.push('i.category_id', 'i.region_id', 'i.orientation', 'i.colours', 'i.year');
  if (query !== null) columns.push('i.published_at', 'i.popularity', query.readsAllLexemes ? 'i.tsv' : 'i.words');
  return columns.join(', ');
}

/** Total, facets and the best-scored ids in one statement over one bounded set of hits. */
export async function surveyImages(
  db: Database,
  criteria: ImageCriteria,
  options: SurveyOptions,
): Promise<ImageSurvey> {
  const { timeZone } = options;
  const selected = options.facets ? selectedDimensions(criteria.filter) : [];
  const unselected = options.facets ? facetDimensions.filter((dimension) => !selected.includes(dimension)) : [];
  const query = options.ranked === null ? null : scoreQuery(criteria.keyword);
  const hits = matchingRows(criteria, timeZone, hitColumns(unselected.length > 0, query));
  const tables = [
    sql`hits AS MATERIALIZED (SELECT * FROM ${hits} m LIMIT ${number(countCap + 1)})`,
    sql`size AS MATERIALIZED (SELECT count(*)::int AS n, max(segment) IS NOT DISTINCT FROM min(segment) AS is_one FROM hits)`,
  ];
  const facets =
    unselected.length > 0
      ? [facetCounts('hits', `(SELECT CASE WHEN n > ${countCap} THEN ${facetWindow} ELSE n END FROM size)`, unselected)]
      : [];
  const bounds = [sql`n > ${number(countCap)}`];
  for (const dimension of selected) {
    const table = sql.raw(`hits_${dimension}`);
    const rows = matchingRows(criteria, timeZone, `i.${facetColumns[dimension]}`, { except: dimension });
    tables.push(sql`${table} AS MATERIALIZED (SELECT * FROM ${rows} m LIMIT ${number(selectedFacetWindow + 1)})`);
    facets.push(facetCounts(`hits_${dimension}`, String(selectedFacetWindow), [dimension]));
    bounds.push(sql`(SELECT count(*) FROM ${table}) > ${number(selectedFacetWindow)}`);
  }
  if (query !== null && options.ranked !== null) tables.push(rankedTables(criteria, query, options.ranked));
  const rankedIds =
    query === null
      ? sql`NULL::json`
      : sql`(SELECT json_agg(image_id ORDER BY score DESC, published_at DESC, image_id DESC) FROM ranked)`;
  const facetRows =
    facets.length === 0 ? sql`NULL::json` : sql`(SELECT json_agg(f) FROM (${sql.join(facets, sql` UNION ALL `)}) f)`;
  const survey = await onePrepared(
    db,
    SurveyRow,
    sql`WITH ${sql.join(tables, sql`, `)} SELECT n AS total, n > ${number(countCap)} AND is_one AS is_dense,
      ${rankedIds} AS ranked, ${facetRows} AS facets, (${sql.join(bounds, sql` OR `)}) AS lower_bounds FROM size`,
  );
  return {
    total: survey.total,
    isDense: survey.isDense,
    ranked: survey.ranked ?? [],
    facets: survey.facets ?? [],
    facetsAreLowerBounds: survey.lowerBounds,
  };
}

/** Counts these images by value. */
export function countFacetsOf(
  db: Database,
  ids: readonly number[],
  dimensions: readonly FacetDimension[],
): Promise<FacetRow[]> {
  return many(
    db,
    FacetRow,
    sql`WITH hits AS (SELECT * FROM image_search WHERE image_id = ANY(${idList(ids)})) ${facetCounts('hits', 'ALL', dimensions)}`,
  );
}

const Count = z.object({ count: z.int() });

/** Returns how many images match the criteria, counted up to `cap`. */
export async function countImages(
  db: Database,
  criteria: ImageCriteria,
  timeZone: string,
  cap: number,
): Promise<number> {
  const { count } = await onePrepared(
    db,
    Count,
    sql`SELECT count(*)::int AS count FROM (SELECT 1 FROM ${matchingRows(criteria, timeZone, '1')} m LIMIT ${number(cap)}) h`,
  );
  return count;
}
