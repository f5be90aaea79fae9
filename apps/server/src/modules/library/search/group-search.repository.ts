import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { one } from '../../../platform/database/rows.ts';
import { groupSegment } from './index-groups.ts';
import { segmentMark } from './search-tsquery.ts';

/** Counting stops here; larger totals are reported as a lower bound. */
export const countCap = 10_000;

const Found = z.object({ ids: z.array(z.int()).nullable(), total: z.int() });

export interface GroupHits {
  ids: number[];
  /** At most `countCap + 1`. */
  total: number;
}

export interface GroupSearch {
  /** "" finds all. */
  tsquery: string;
  /** The query that hits are scored by. */
  literal: string;
  sort: 'relevance' | 'newest' | 'hottest';
  offset: number;
  limit: number;
}

const query = (text: string) => sql`${text.replaceAll(segmentMark, String(groupSegment))}::tsquery`;

async function find(db: Database, search: GroupSearch, table: SQL, id: SQL, newest: SQL): Promise<GroupHits> {
  const score =
    search.literal === '' || search.sort !== 'relevance'
      ? sql`0`
      : sql`ts_rank('{0.05,0.3,0.6,1}', tsv, ${query(search.literal)})`;
  const order = search.sort === 'newest' ? sql`${newest} DESC` : sql`score DESC, popularity DESC`;
  const found = await one(
    db,
    Found,
    sql`WITH hits AS MATERIALIZED (SELECT *, ${score} AS score FROM ${table} WHERE ${search.tsquery === '' ? sql`true` : sql`tsv @@ ${query(search.tsquery)}`} LIMIT ${countCap + 1})
    SELECT (SELECT count(*)::int FROM hits) AS total,
      (SELECT json_agg(id) FROM (SELECT ${id} AS id FROM hits ORDER BY ${order}, ${id} DESC LIMIT ${search.limit} OFFSET ${search.offset}) page) AS ids`,
  );
  return { ids: found.ids ?? [], total: found.total };
}

export function findAlbums(db: Database, search: GroupSearch): Promise<GroupHits> {
  return find(db, search, sql`album_search`, sql`album_id`, sql`published_at`);
}

export function findPhotographers(db: Database, search: GroupSearch): Promise<GroupHits> {
  return find(db, search, sql`photographer_search`, sql`user_id`, sql`user_id`);
}
