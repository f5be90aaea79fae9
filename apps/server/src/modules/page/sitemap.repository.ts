import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { isConferencePublic } from '../conference/index.ts';

const Rows = z.array(z.object({ id: z.int(), changed: z.string().nullable() }));
const CountRow = z.object({ count: z.coerce.number() });

/** What the sitemap lists, by the page that shows it; each kind's query selects published rows only. */
const kinds = {
  photo: sql`FROM image WHERE review_state = 'approved' AND processing_state = 'ready'`,
  gallery: sql`FROM album WHERE review_state = 'approved'`,
  topic: sql`FROM topic_album WHERE published_at <= now()`,
  category: sql`FROM category WHERE true`,
  photographer: sql`FROM photographer WHERE true`,
  unit: sql`FROM organization_unit WHERE is_public`,
  conference: sql`FROM conference c WHERE ${isConferencePublic}`,
};
export type SitemapKind = keyof typeof kinds;
export const sitemapKinds: readonly SitemapKind[] = [
  'photo',
  'gallery',
  'topic',
  'category',
  'photographer',
  'unit',
  'conference',
];

const columns: Record<SitemapKind, ReturnType<typeof sql>> = {
  photo: sql`id, to_char(updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS changed`,
  gallery: sql`id, to_char(updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS changed`,
  topic: sql`id, to_char(published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS changed`,
  category: sql`id, NULL AS changed`,
  photographer: sql`user_id AS id, NULL AS changed`,
  unit: sql`id, NULL AS changed`,
  conference: sql`id, to_char(published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS changed`,
};

export async function countSitemapRows(db: Database, kind: SitemapKind): Promise<number> {
  const { rows } = await db.execute(sql`SELECT count(*) AS count ${kinds[kind]}`);
  return CountRow.parse(rows[0]).count;
}

/** Published rows of the kind by id, `limit` from `offset`. */
export async function sitemapRows(db: Database, kind: SitemapKind, offset: number, limit: number) {
  const { rows } = await db.execute(
    sql`SELECT ${columns[kind]} ${kinds[kind]} ORDER BY 1 LIMIT ${limit} OFFSET ${offset}`,
  );
  return Rows.parse(rows);
}
