import { type DeliveredTopic, deliveredTopicNames } from '@tuyuan/contract/community/notification-words.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';

/**
 * Part of a statement with the notifications just `told` (id, user_id): sends them on by the channels that these people
 * want for the topic. One that only grew is on its way already.
 */
export const sendingOn = (topic: DeliveredTopic): SQL => sql`
  INSERT INTO notification_delivery (notification_id, channel)
  SELECT t.id, c.channel FROM told t JOIN notification_channel c ON c.user_id = t.user_id AND c.topic = ${topic}
  ON CONFLICT DO NOTHING`;

const claimSeconds = 300;

/** Claims due deliveries of a channel, so that no other worker takes them before the claim ends. */
const claiming = (channel: string, limit: number): SQL => sql`
  due AS (SELECT id FROM notification_delivery WHERE channel = ${channel} AND sent_at IS NULL AND due_at <= now()
    ORDER BY due_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED),
  claimed AS (UPDATE notification_delivery d SET due_at = now() + make_interval(secs => ${claimSeconds}), claims = d.claims + 1
    FROM due WHERE d.id = due.id RETURNING d.id, d.claims, d.notification_id, d.target)`;

const Claim = z.object({ id: z.coerce.number(), claims: z.int() });
export type Claim = z.infer<typeof Claim>;

const DueEmail = Claim.extend({
  notificationId: z.int(),
  userId: z.int(),
  topic: z.enum(deliveredTopicNames),
  actorName: z.string().nullable(),
  actors: z.int(),
  title: z.string(),
  body: z.string(),
  link: z.string(),
  /** Null where it is no longer wanted. */
  address: z.string().nullable(),
});
export type DueEmail = z.infer<typeof DueEmail>;

export function claimEmails(db: Database, limit: number): Promise<DueEmail[]> {
  return many(
    db,
    DueEmail,
    sql`WITH ${claiming('email', limit)}
    SELECT k.id, k.claims, n.id AS notification_id, n.user_id, n.topic, coalesce(nullif(a.nick_name, ''), a.user_name) AS actor_name,
      n.actors, n.title, n.body, n.link, e.address
    FROM claimed k JOIN notification n ON n.id = k.notification_id LEFT JOIN app_user a ON a.id = n.actor_id
      LEFT JOIN notification_channel c ON c.user_id = n.user_id AND c.channel = 'email' AND c.topic = n.topic
      LEFT JOIN app_user u ON u.id = c.user_id AND u.is_active LEFT JOIN notification_email e ON e.user_id = u.id
    ORDER BY k.id`,
  );
}

/** `later` doubles the pause with every failure, and gives up after the sixth. */
export type Settlement = 'sent' | 'dropped' | 'later';

const maxFailures = 6;

/** Settles what is still claimed so; a claim that ran out is somebody else's. */
export async function settle(db: Database, { id, claims }: Claim, settlement: Settlement): Promise<void> {
  const change = {
    sent: sql`sent_at = now()`,
    dropped: sql`due_at = 'infinity'`,
    later: sql`failures = failures + 1, due_at = CASE WHEN failures + 1 >= ${maxFailures} THEN 'infinity'
      ELSE now() + make_interval(mins => power(2, failures)::int) END`,
  }[settlement];
  await db.execute(
    sql`UPDATE notification_delivery SET ${change} WHERE id = ${id} AND claims = ${claims} AND sent_at IS NULL`,
  );
}
