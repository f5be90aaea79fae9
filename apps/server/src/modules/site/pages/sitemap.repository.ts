import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const Rows = z.array(z.object({ id: z.int(), changed: z.string().nullable(), version: z.string().nullable() }));
const CountRow = z.object({ count: z.coerce.number() });

/** One kind of page in the sitemap. Later areas pass their own to `pageRoutes`. */
export interface SitemapSource {
  /** Part of the file name `/sitemap-<kind>-<page>.xml`. */
  kind: string;
  /** Address of one row's page, without the origin. */
  pathOf: (id: number) => string;
  /** `FROM … WHERE …` that selects published rows only. */
  rows: SQL;
  id: SQL;
  /** `timestamptz` of the last change; null where none is known. */
  changedAt: SQL | null;
  /** Version of the row's own picture, for kinds that are pictures. */
  pictureVersion?: SQL;
}

export const siteSitemap: readonly SitemapSource[] = [
  {
    kind: 'photo',
    pathOf: (id) => `/photo?id=${id}`,
    rows: sql`FROM image WHERE review_state = 'approved' AND processing_state = 'ready'`,
    id: sql`id`,
    changedAt: sql`updated_at`,
    pictureVersion: sql`version`,
  },
  {
    kind: 'gallery',
    pathOf: (id) => `/gallery/detail?id=${id}`,
    rows: sql`FROM album WHERE review_state = 'approved' AND visibility = 'all'`,
    id: sql`id`,
    changedAt: sql`updated_at`,
  },
  {
    kind: 'topic',
    pathOf: (id) => `/album/list?id=${id}`,
    rows: sql`FROM topic_album WHERE published_at <= now()`,
    id: sql`id`,
    changedAt: sql`published_at`,
  },
  {
    kind: 'category',
    pathOf: (id) => `/category?id=${id}`,
    rows: sql`FROM category WHERE true`,
    id: sql`id`,
    changedAt: null,
  },
  {
    kind: 'photographer',
    pathOf: (id) => `/photographer/userinfo?id=${id}`,
    rows: sql`FROM active_photographer WHERE true`,
    id: sql`user_id`,
    changedAt: null,
  },
  {
    kind: 'unit',
    pathOf: (id) => `/unit?id=${id}`,
    rows: sql`FROM organization_unit WHERE is_public`,
    id: sql`id`,
    changedAt: null,
  },
];

export async function countSitemapRows(db: Database, { rows: published }: SitemapSource): Promise<number> {
  const { rows } = await db.execute(sql`SELECT count(*) AS count ${published}`);
  return CountRow.parse(rows[0]).count;
}

/** Published rows of the kind by id, `limit` from `offset`. */
export async function sitemapRows(db: Database, source: SitemapSource, offset: number, limit: number) {
  const changed =
    source.changedAt === null ? sql`NULL` : sql`to_char(${source.changedAt} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;
  const { rows } = await db.execute(
    sql`SELECT ${source.id} AS id, ${changed} AS changed, ${source.pictureVersion ?? sql`NULL`} AS version ${source.rows} ORDER BY 1 LIMIT ${limit} OFFSET ${offset}`,
  );
  return Rows.parse(rows);
}
