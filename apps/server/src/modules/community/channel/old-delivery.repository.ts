import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

export async function giveUpLateDeliveries(db: Database, days: number): Promise<void> {
  await db.execute(sql`
    UPDATE notification_delivery d SET due_at = 'infinity', is_held = false, failure = coalesce(nullif(d.failure, ''), 'late') FROM notification n
    WHERE n.id = d.notification_id AND d.sent_at IS NULL AND d.due_at < 'infinity' AND n.created_at < now() - make_interval(days => ${days})`);
}

/** Deletes those sent or given up so long ago. */
export async function deleteOldDeliveries(db: Database, days: number): Promise<void> {
  await db.execute(sql`DELETE FROM notification_delivery WHERE sent_at < now() - make_interval(days => ${days})`);
  await db.execute(sql`
    DELETE FROM notification_delivery d USING notification n
    WHERE n.id = d.notification_id AND d.sent_at IS NULL AND d.due_at = 'infinity' AND n.created_at < now() - make_interval(days => ${days})`);
}

export async function deleteOldOutboxEmails(db: Database, days: number): Promise<void> {
  await db.execute(sql`DELETE FROM email_outbox WHERE at < now() - make_interval(days => ${days})`);
}
