import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { countRows } from '../../../platform/database/values.ts';

const maxKept = 200;

export async function insertSeen(
  transaction: Database,
  seen: readonly { id: number; userId: number }[],
): Promise<void> {
  await transaction.execute(sql`INSERT INTO recent_image (user_id, image_id, seen_at)
    SELECT u.id, i.id, clock_timestamp() FROM (SELECT DISTINCT s.user_id, s.image_id FROM
      unnest(${idList(seen.map(({ userId }) => userId))}, ${idList(seen.map(({ id }) => id))}) AS s (user_id, image_id)) g
    JOIN app_user u ON u.id = g.user_id AND u.is_active JOIN image i ON i.id = g.image_id AND i.review_state = 'approved'
    WHERE NOT EXISTS (SELECT FROM recent_off o WHERE o.user_id = u.id) ORDER BY 1, 2
    ON CONFLICT (user_id, image_id) DO UPDATE SET seen_at = excluded.seen_at`);
}

/** Forgets what lies behind the last ones of these people. */
export async function trimSeen(transaction: Database, userIds: readonly number[]): Promise<void> {
  await transaction.execute(sql`DELETE FROM recent_image r USING (
      SELECT user_id, image_id, row_number() OVER (PARTITION BY user_id ORDER BY seen_at DESC, image_id DESC) AS place
      FROM recent_image WHERE user_id = ANY(${idList(userIds)})) o
    WHERE o.place > ${maxKept} AND r.user_id = o.user_id AND r.image_id = o.image_id`);
}

const Row = z.object({ id: z.int() });

export function pageOfSeen(db: Database, userId: number, page: { skipCount: number; maxResultCount: number }) {
  return findPage(
    db,
    Row,
    {
      columns: sql`i.id`,
      from: sql`recent_image r JOIN image i ON i.id = r.image_id`,
      where: [sql`r.user_id = ${userId}`, sql`i.review_state = 'approved'`],
      order: sql`r.seen_at DESC, i.id DESC`,
    },
    page,
  );
}

export async function isKept(db: Database, userId: number): Promise<boolean> {
  return (await countRows(db, sql`SELECT 1 FROM recent_off WHERE user_id = ${userId}`)) === 0;
}

export async function setKept(db: Database, userId: number, isOn: boolean): Promise<void> {
  await db.execute(
    isOn
      ? sql`DELETE FROM recent_off WHERE user_id = ${userId}`
      : sql`INSERT INTO recent_off (user_id) VALUES (${userId}) ON CONFLICT DO NOTHING`,
  );
}

export async function deleteRecentOf(db: Database, userId: number): Promise<void> {
  await db.execute(sql`DELETE FROM recent_image WHERE user_id = ${userId}`);
}
