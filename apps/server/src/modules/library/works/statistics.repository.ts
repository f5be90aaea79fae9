import { getStatistics } from '@tuyuan/contract/library/photographer-account.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { many, one } from '../../../platform/database/rows.ts';

interface Of {
  authorId: number;
  imageId: number | undefined;
  timeZone: string;
  /** Length of the period. */
  days: number;
}

const { totals: Totals, days: Days } = getStatistics.output.shape;
const figures = sql`coalesce(sum(d.views), 0)::int AS views, coalesce(sum(d.likes), 0)::int AS likes, coalesce(sum(d.collects), 0)::int AS collects,
  coalesce(sum(d.downloads), 0)::int AS downloads, coalesce(sum(d.sales), 0)::int AS sales`;

/** What was counted of the author's images, deleted ones included: it happened. */
function counted({ authorId, imageId }: Of): SQL {
  return sql`FROM image_day d JOIN image i ON i.id = d.image_id WHERE i.author_id = ${authorId}
    ${imageId === undefined ? sql`` : sql`AND i.id = ${imageId}`}`;
}

const today = (timeZone: string) => sql`(now() AT TIME ZONE ${timeZone})::date`;

/** Sums the period that ended `before` days ago. */
export function sumPeriod(db: Database, of: Of & { before: number }) {
  const last = sql`${today(of.timeZone)} - ${of.before}::int`;
  return one(
    db,
    Totals,
    sql`SELECT ${figures} ${counted(of)} AND d.day > ${last} - ${of.days}::int AND d.day <= ${last}`,
  );
}

/** Every day of the period, the oldest first, with the views of the day as far back in the one before. */
export function findDays(db: Database, of: Of) {
  return many(
    db,
    Days.element,
    sql`WITH sums AS (SELECT d.day, ${figures} ${counted(of)} AND d.day > ${today(of.timeZone)} - 2 * ${of.days}::int GROUP BY d.day)
    SELECT n.day::text, coalesce(s.views, 0) AS views, coalesce(s.likes, 0) AS likes, coalesce(s.collects, 0) AS collects,
      coalesce(s.downloads, 0) AS downloads, coalesce(s.sales, 0) AS sales, coalesce(b.views, 0) AS views_before
    FROM (SELECT ${today(of.timeZone)} - back AS day FROM generate_series(${of.days}::int - 1, 0, -1) back) n
    LEFT JOIN sums s ON s.day = n.day LEFT JOIN sums b ON b.day = n.day - ${of.days}::int ORDER BY n.day`,
  );
}
