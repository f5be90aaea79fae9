import type { rankPeriods } from '@tuyuan/contract/library/photographer-data.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many, one } from '../../../platform/database/rows.ts';
import { countRows } from '../../../platform/database/values.ts';
import { isListed } from './album-visibility.repository.ts';

export type RankPeriod = (typeof rankPeriods)[number];

const days = { month: 30, year: 365 } as const satisfies Record<RankPeriod, number>;

/** Seconds since the ranking was last computed; null when it never was. */
export async function rankAge(db: Database): Promise<number | null> {
  const Age = z.object({ age: z.number().nullable() });
  const computed = sql`SELECT extract(epoch FROM now() - max(computed_at))::float8 AS age FROM photographer_rank`;
  return (await one(db, Age, computed)).age;
}

/** Returns false if another process is computing the ranking, so that nothing needs to be done. */
export async function claimRanking(transaction: Database): Promise<boolean> {
  const Claim = z.object({ claimed: z.boolean() });
  const claim = sql`SELECT pg_try_advisory_xact_lock(hashtextextended('photographer.rank.' || current_schema(), 0)) AS claimed`;
  return (await one(transaction, Claim, claim)).claimed;
}

/**
 * Applies the published formula to images and albums published in the period: 10 an image, 20 an album, 1 per 10 views,
 * 5 a like, 8 a collect, 20 a download, 50 a sale. Photographers with 0 are not ranked.
 */
export async function replaceRanking(transaction: Database, period: RankPeriod): Promise<void> {
  await transaction.execute(sql`DELETE FROM photographer_rank WHERE period = ${period}`);
  await transaction.execute(sql`
    INSERT INTO photographer_rank (user_id, period, place, score)
    SELECT s.author_id, ${period}, row_number() OVER (ORDER BY s.score DESC, s.author_id), s.score FROM (
      SELECT author_id, least(sum(points), 2147483647)::int AS score FROM (
        SELECT i.author_id, 10 + i.views / 10 + 5 * i.likes + 8 * i.collects + 20 * i.downloads + 50 * i.sales AS points FROM image i
          WHERE i.review_state = 'approved' AND i.published_at BETWEEN now() - make_interval(days => ${days[period]}) AND now()
        UNION ALL
        SELECT a.author_id, 20 FROM album a
          WHERE ${isListed} AND a.published_at BETWEEN now() - make_interval(days => ${days[period]}) AND now()) p
      GROUP BY author_id) s
    JOIN app_user u ON u.id = s.author_id AND u.is_active JOIN active_photographer p ON p.user_id = s.author_id WHERE s.score > 0`);
}

const Rank = z.object({ userId: z.int(), place: z.int(), score: z.int() });

export function findRanking(
  db: Database,
  period: RankPeriod,
  page: { offset: number; limit: number },
): Promise<z.infer<typeof Rank>[]> {
  return many(
    db,
    Rank,
    sql`SELECT r.user_id, r.place, r.score FROM photographer_rank r JOIN app_user u ON u.id = r.user_id
    WHERE r.period = ${period} AND u.is_active ORDER BY r.place LIMIT ${page.limit} OFFSET ${page.offset}`,
  );
}

export function countRanked(db: Database, period: RankPeriod): Promise<number> {
  return countRows(
    db,
    sql`SELECT 1 FROM photographer_rank r JOIN app_user u ON u.id = r.user_id WHERE r.period = ${period} AND u.is_active`,
  );
}
