import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';
import type { QuietHours } from './quiet-hours.policy.ts';

export const StoredQuietHours = z.object({ isOn: z.boolean(), from: z.string(), until: z.string() }).nullable();

/** Column of the quiet hours that the person of row `n` chose, or NULL. */
export const quietColumn = sql`(SELECT json_build_object('isOn', q.is_on, 'from', q.from_time, 'until', q.until_time)
  FROM notification_quiet_hours q WHERE q.user_id = n.user_id) AS quiet`;

export async function findQuietHours(db: Database, userId: number): Promise<QuietHours | null> {
  const found = await findOne(
    db,
    z.object({ quiet: StoredQuietHours }),
    sql`SELECT ${quietColumn} FROM (SELECT ${userId}::int AS user_id) n`,
  );
  return found?.quiet ?? null;
}

/** What was put off is looked at again: under the new hours it may be due. */
export async function storeQuietHours(
  transaction: Database,
  userId: number,
  { isOn, from, until }: QuietHours,
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO notification_quiet_hours (user_id, is_on, from_time, until_time) VALUES (${userId}, ${isOn}, ${from}, ${until})
    ON CONFLICT (user_id) DO UPDATE SET is_on = excluded.is_on, from_time = excluded.from_time, until_time = excluded.until_time`);
  await transaction.execute(sql`
    UPDATE notification_delivery d SET due_at = now(), is_held = false FROM notification n
    WHERE n.id = d.notification_id AND n.user_id = ${userId} AND d.sent_at IS NULL AND d.is_held AND d.due_at < 'infinity'`);
}
