import { pageKinds } from '@tuyuan/contract/site/page-kinds.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many, one } from '../../../platform/database/rows.ts';

export interface PageViews {
  readonly day: string;
  readonly kind: string;
  readonly views: number;
  readonly visitors: number;
}

export async function addPageViews(db: Database, counted: readonly PageViews[]): Promise<void> {
  await db.execute(sql`
    INSERT INTO page_view_day AS d (day, kind, views, visitors)
    SELECT day, kind, views, visitors FROM jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) AS g(day date, kind text, views int, visitors int)
    ORDER BY day, kind
    ON CONFLICT (day, kind) DO UPDATE SET views = d.views + excluded.views, visitors = d.visitors + excluded.visitors`);
}

export interface MissedSearch {
  readonly day: string;
  readonly words: string;
  readonly searches: number;
}

export async function addMissedSearches(db: Database, missed: readonly MissedSearch[]): Promise<void> {
  await db.execute(sql`
    INSERT INTO missed_search_day AS d (words, day, searches, last_at)
    SELECT words, day, searches, now() FROM jsonb_to_recordset(${JSON.stringify(missed)}::jsonb) AS g(words text, day date, searches int)
    ORDER BY words, day
    ON CONFLICT (words, day) DO UPDATE SET searches = d.searches + excluded.searches, last_at = excluded.last_at`);
}

const DayRow = z.object({
  date: z.string(),
  views: z.int(),
  visitors: z.int(),
  previousViews: z.int(),
  previousVisitors: z.int(),
});

/** Returns one row for each of the last days up to `today`, beside the day that many days before. */
export function readVisitDays(db: Database, days: number, today: string) {
  return many(
    db,
    DayRow,
    sql`SELECT to_char(${today}::date - n, 'YYYY-MM-DD') AS date, coalesce(d.views, 0) AS views, coalesce(d.visitors, 0) AS visitors,
      coalesce(p.views, 0) AS previous_views, coalesce(p.visitors, 0) AS previous_visitors
    FROM generate_series(0, ${days - 1}::int) AS n
    LEFT JOIN page_view_day d ON d.day = ${today}::date - n AND d.kind = 'all'
    LEFT JOIN page_view_day p ON p.day = ${today}::date - n - ${days}::int AND p.kind = 'all'
    ORDER BY n DESC`,
  );
}

export function readVisitKinds(db: Database, days: number, today: string) {
  return many(
    db,
    z.object({ kind: z.enum(pageKinds), views: z.int() }),
    sql`SELECT kind, sum(views)::int AS views FROM page_view_day
      WHERE kind <> 'all' AND day > ${today}::date - ${days}::int AND day <= ${today}::date GROUP BY kind ORDER BY views DESC, kind`,
  );
}

/** Returns the first day that was counted, or null. */
export async function firstVisitDay(db: Database): Promise<string | null> {
  const Row = z.object({ day: z.string().nullable() });
  return (await one(db, Row, sql`SELECT to_char(min(day), 'YYYY-MM-DD') AS day FROM page_view_day`)).day;
}

const MissedRow = z.object({ words: z.string(), searches: z.int(), lastAt: z.date() });

export function findMissedSearches(db: Database, days: number, today: string) {
  return many(
    db,
    MissedRow,
    sql`SELECT words, sum(searches)::int AS searches, max(last_at) AS last_at FROM missed_search_day
      WHERE day > ${today}::date - ${days}::int GROUP BY words ORDER BY searches DESC, last_at DESC LIMIT 8`,
  );
}

/** Deletes what no period reaches any more: visits after two years, missed words after half a year. */
export async function deleteOldTraffic(db: Database): Promise<void> {
  await db.execute(sql`DELETE FROM page_view_day WHERE day < current_date - 800`);
  await db.execute(sql`DELETE FROM missed_search_day WHERE day < current_date - 190`);
}
