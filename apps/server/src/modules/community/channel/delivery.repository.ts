import {
  type DeliveredTopic,
  type DeliveryFailure,
  deliveredTopicNames,
} from '@tuyuan/contract/community/notification-words.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { quietColumn, StoredQuietHours } from './quiet-hours.repository.ts';

/**
 * Part of a statement with the notifications just `told` (id, user_id): sends them on by the channels that these people
 * want for the topic. One that only grew is on its way already.
 */
export const sendingOn = (topic: DeliveredTopic): SQL => sql`
  INSERT INTO notification_delivery (notification_id, channel, target)
  SELECT t.id, c.channel, coalesce(p.id, 0) FROM told t JOIN notification_channel c ON c.user_id = t.user_id AND c.topic = ${topic}
    LEFT JOIN push_subscription p ON p.user_id = t.user_id AND c.channel = 'push'
  WHERE c.channel <> 'push' OR p.id IS NOT NULL
  ON CONFLICT DO NOTHING`;

const claimSeconds = 300;

/** Claims due deliveries of a channel, so that no other worker takes them before the claim ends. */
export const claiming = (channel: string, limit: number, which = sql`true`): SQL => sql`
  due AS (SELECT id FROM notification_delivery WHERE channel = ${channel} AND sent_at IS NULL AND due_at <= now() AND ${which}
    ORDER BY due_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED),
  claimed AS (UPDATE notification_delivery d SET due_at = now() + make_interval(secs => ${claimSeconds}), claims = d.claims + 1, is_held = false, failure = ''
    FROM due WHERE d.id = due.id RETURNING d.id, d.claims, d.notification_id, d.target)`;

export const Claim = z.object({ id: z.coerce.number(), claims: z.int() });
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
  quiet: StoredQuietHours,
  /** Null where it is no longer wanted. */
  address: z.string().nullable(),
});
export type DueEmail = z.infer<typeof DueEmail>;

const columns = sql`k.id, k.claims, n.id AS notification_id, n.user_id, n.topic, coalesce(nullif(a.nick_name, ''), a.user_name) AS actor_name,
  n.actors, n.title, n.body, n.link, ${quietColumn}`;
const wantedBy = (channel: 'email' | 'sms') => sql`
  claimed k JOIN notification n ON n.id = k.notification_id LEFT JOIN app_user a ON a.id = n.actor_id
    LEFT JOIN notification_channel c ON c.user_id = n.user_id AND c.channel = ${channel} AND c.topic = n.topic
    LEFT JOIN app_user u ON u.id = c.user_id AND u.is_active AND ${channel === 'sms' ? sql`n.read_at IS NULL` : sql`true`}`;

export function claimEmails(db: Database, limit: number): Promise<DueEmail[]> {
  return many(
    db,
    DueEmail,
    sql`WITH ${claiming('email', limit)}
    SELECT ${columns}, e.address FROM ${wantedBy('email')} LEFT JOIN notification_email e ON e.user_id = u.id ORDER BY k.id`,
  );
}

const DueText = DueEmail.omit({ address: true }).extend({
  /** Null where it is no longer wanted, or was read. */
  phone: z.string().nullable(),
});
export type DueText = z.infer<typeof DueText>;

export function claimTexts(db: Database, limit: number): Promise<DueText[]> {
  return many(
    db,
    DueText,
    sql`WITH ${claiming('sms', limit)} SELECT ${columns}, u.phone FROM ${wantedBy('sms')} ORDER BY n.user_id, k.id`,
  );
}

/** How a try ended. `unwanted`: the person has switched it off, or the browser is gone. */
export type DeliveryOutcome = 'sent' | 'unwanted' | Exclude<DeliveryFailure, 'late'>;

/** `unavailable` doubles the pause with every failure, and gives up after the sixth. */
const maxFailures = 6;
/** What is wrong with the sender is for the office to mend: the pauses end with this one, of four hours, and nothing is given up. */
const maxSenderFailures = 8;

/** Settles what is still claimed so; a claim that ran out is somebody else's. */
export async function settle(db: Database, claim: Claim, outcome: DeliveryOutcome): Promise<void> {
  const later = (failures: SQL) => sql`now() + make_interval(mins => power(2, ${failures})::int)`;
  const change = {
    sent: sql`sent_at = now(), failure = ''`,
    unwanted: sql`due_at = 'infinity', failure = ''`,
    refused: sql`due_at = 'infinity', failure = 'refused'`,
    senderRefused: sql`sender_failures = least(sender_failures + 1, ${maxSenderFailures}), due_at = ${later(sql`sender_failures`)}, failure = 'senderRefused'`,
    unavailable: sql`failures = failures + 1, failure = 'unavailable',
      due_at = CASE WHEN failures + 1 >= ${maxFailures} THEN 'infinity' ELSE ${later(sql`failures`)} END`,
    unanswered: sql`failures = failures + 1, due_at = 'infinity', failure = 'unanswered'`,
  }[outcome];
  await alter(db, claim, change);
}

/** Puts off what is still claimed so, which is no failure. */
export function hold(db: Database, claim: Claim, until: Date): Promise<void> {
  return alter(db, claim, sql`is_held = true, due_at = ${until.toISOString()}::timestamptz`);
}

async function alter(db: Database, { id, claims }: Claim, change: SQL): Promise<void> {
  await db.execute(
    sql`UPDATE notification_delivery SET ${change} WHERE id = ${id} AND claims = ${claims} AND sent_at IS NULL`,
  );
}
