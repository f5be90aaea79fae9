import { FailedDelivery, type getFailedDeliveries } from '@tuyuan/contract/community/delivery-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { idList, textList } from '../../../platform/database/sql-parts.ts';

const Row = FailedDelivery.extend({ id: z.coerce.number(), dueAt: z.date().nullable(), createdAt: z.date() });

export function pageOfFailedDeliveries(
  db: Database,
  { channels, reasons, ...page }: InputOf<typeof getFailedDeliveries>,
) {
  return findPage(
    db,
    Row,
    {
      columns: sql`d.id, d.channel, n.user_id, coalesce(nullif(u.nick_name, ''), u.user_name) AS user_name, n.topic, n.title, d.failure,
        d.failures + d.sender_failures AS failures, CASE WHEN d.due_at < 'infinity' THEN d.due_at END AS due_at, n.created_at`,
      from: sql`notification_delivery d JOIN notification n ON n.id = d.notification_id JOIN app_user u ON u.id = n.user_id`,
      where: [
        sql`d.sent_at IS NULL AND d.failure <> ''`,
        channels.length > 0 && sql`d.channel = ANY(${textList(channels)})`,
        reasons.length > 0 && sql`d.failure = ANY(${textList(reasons)})`,
      ],
      order: sql`d.id DESC`,
    },
    page,
  );
}

/** Makes these due at once; one that a worker has claimed just now has no failure and stays. Returns how many. */
export async function retryFailedDeliveries(db: Database, ids: readonly number[]): Promise<number> {
  const { rowCount } = await db.execute(sql`
    UPDATE notification_delivery SET due_at = now(), failures = 0, sender_failures = 0, failure = ''
    WHERE id = ANY(${idList(ids)}) AND sent_at IS NULL AND failure <> ''`);
  return rowCount ?? 0;
}
