import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { CoverRow, coverJson } from '../resources/index.ts';

/** What is counted by day: a table, its time column, and which of its rows; `amount` where it isn't the rows themselves. */
interface Counted {
  readonly table: SQL;
  readonly moment: SQL;
  readonly only: SQL;
  readonly amount?: SQL;
}
const counted = {
  uploads: { table: sql`image`, moment: sql`created_at`, only: sql`true` },
  published: { table: sql`image`, moment: sql`published_at`, only: sql`review_state IN ('approved', 'offline')` },
  sales: {
    table: sql`purchase_order`,
    moment: sql`paid_at`,
    only: sql`pay_by = 'cash' AND paid_at IS NOT NULL`,
    amount: sql`sum(total_cents - refunded_cents)::int`,
  },
  newUsers: { table: sql`app_user`, moment: sql`created_at`, only: sql`true` },
  logins: { table: sql`login_attempt`, moment: sql`at`, only: sql`result = 'success'` },
  failedLogins: { table: sql`login_attempt`, moment: sql`at`, only: sql`result <> 'success'` },
  frontEndErrors: { table: sql`front_end_error`, moment: sql`at`, only: sql`true` },
} satisfies Record<string, Counted>;
export type SeriesKey = keyof typeof counted;

const DayRow = z.object({ date: z.string(), count: z.number(), previous: z.number() });
export type DayRow = z.infer<typeof DayRow>;

/**
 * Returns one row for each of the last `days` days, today included, with its number; `previous` is the number of the
 * day that many days before. Days begin at midnight in `timeZone`.
 */
export async function readDays(db: Database, key: SeriesKey, days: number, timeZone: string): Promise<DayRow[]> {
  const { table, moment, only, amount = sql`count(*)::int` }: Counted = counted[key];
  const { rows } = await db.execute(sql`
    WITH today AS (SELECT (now() AT TIME ZONE ${timeZone})::date AS date),
    found AS (
      SELECT (${moment} AT TIME ZONE ${timeZone})::date AS date, ${amount} AS count FROM ${table}, today
      WHERE ${only} AND ${moment} >= (today.date - ${2 * days - 1}::int)::timestamp AT TIME ZONE ${timeZone} GROUP BY 1)
    SELECT to_char(today.date - n, 'YYYY-MM-DD') AS date, coalesce(f.count, 0) AS count, coalesce(p.count, 0) AS previous
    FROM today, generate_series(0, ${days - 1}::int) AS n
    LEFT JOIN LATERAL (SELECT count FROM found WHERE date = today.date - n) f ON true
    LEFT JOIN LATERAL (SELECT count FROM found WHERE date = today.date - n - ${days}::int) p ON true
    ORDER BY n DESC`);
  return z.array(DayRow).parse(rows);
}

const ImageState = z.object({
  total: z.number(),
  published: z.number(),
  queued: z.number(),
  failed: z.number(),
  bytes: z.number(),
});

export async function readImageState(db: Database): Promise<z.infer<typeof ImageState>> {
  const { rows } = await db.execute(sql`
    SELECT count(*)::int AS total, count(*) FILTER (WHERE review_state = 'approved')::int AS published,
      count(*) FILTER (WHERE processing_state = 'queued')::int AS queued, count(*) FILTER (WHERE processing_state = 'failed')::int AS failed,
      coalesce(sum(bytes), 0)::bigint AS bytes
    FROM image`);
  return ImageState.parse(rows[0]);
}

export async function readAlbumState(db: Database): Promise<{ total: number; published: number }> {
  const { rows } = await db.execute(
    sql`SELECT count(*)::int AS total, count(*) FILTER (WHERE review_state = 'approved')::int AS published FROM album`,
  );
  return z.object({ total: z.number(), published: z.number() }).parse(rows[0]);
}

export async function countUsers(db: Database): Promise<number> {
  const { rows } = await db.execute(sql`SELECT count(*)::int AS count FROM app_user`);
  return z.object({ count: z.number() }).parse(rows[0]).count;
}

const Limits = z.object({ bytes: z.number().nullable(), users: z.number().nullable() });

export async function readLimits(db: Database): Promise<z.infer<typeof Limits>> {
  const { rows } = await db.execute(
    sql`SELECT storage_limit_bytes AS bytes, user_limit AS users FROM platform.tenant WHERE schema_name = current_schema()`,
  );
  return Limits.parse(rows[0]);
}

const ViewedRow = z.object({
  id: z.number(),
  no: z.string(),
  title: z.string(),
  authorName: z.string(),
  views: z.number(),
  cover: CoverRow,
});

export async function readMostViewed(
  db: Database,
  days: number,
  timeZone: string,
): Promise<z.infer<typeof ViewedRow>[]> {
  const { rows } = await db.execute(sql`
    SELECT i.id, i.no, i.title, u.nick_name AS "authorName", i.views, ${coverJson} AS cover
    FROM image i JOIN app_user u ON u.id = i.author_id
    WHERE i.review_state = 'approved' AND i.views > 0
      AND i.published_at >= ((now() AT TIME ZONE ${timeZone})::date - ${days - 1}::int)::timestamp AT TIME ZONE ${timeZone}
    ORDER BY i.views DESC, i.id DESC LIMIT 5`);
  return z.array(ViewedRow).parse(rows);
}
