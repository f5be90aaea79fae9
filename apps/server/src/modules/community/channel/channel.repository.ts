import {
  type DeliveredTopic,
  deliveredTopicNames,
  type NotificationChannel,
  notificationChannels,
} from '@tuyuan/contract/community/notification-words.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';

const Wanted = z.object({ channel: z.enum(notificationChannels), topic: z.enum(deliveredTopicNames) });

export function findWanted(db: Database, userId: number) {
  return many(db, Wanted, sql`SELECT channel, topic FROM notification_channel WHERE user_id = ${userId}`);
}

interface Switch {
  userId: number;
  channel: NotificationChannel;
  topic: DeliveredTopic;
}

/** Returns false if the channel leads nowhere yet. */
export async function switchOn(db: Database, { userId, channel, topic }: Switch): Promise<boolean> {
  const found = await findOne(
    db,
    z.object({ on: z.literal(true) }),
    sql`WITH open AS (SELECT ${reachable(channel, sql`${userId}`)} AS is_open),
      added AS (INSERT INTO notification_channel (user_id, channel, topic)
        SELECT ${userId}, ${channel}, ${topic} FROM open WHERE is_open ON CONFLICT DO NOTHING)
      SELECT true AS on FROM open WHERE is_open`,
  );
  return found !== null;
}

export async function switchOff(db: Database, { userId, channel, topic }: Switch): Promise<void> {
  await db.execute(
    sql`DELETE FROM notification_channel WHERE user_id = ${userId} AND channel = ${channel} AND topic = ${topic}`,
  );
}

/** Switches off everything of a channel. */
export async function switchAllOff(db: Database, userId: number, channel: NotificationChannel): Promise<void> {
  await db.execute(sql`DELETE FROM notification_channel WHERE user_id = ${userId} AND channel = ${channel}`);
}

function reachable(channel: NotificationChannel, userId: SQL): SQL {
  switch (channel) {
    case 'email':
      return sql`EXISTS (SELECT FROM notification_email e WHERE e.user_id = ${userId})`;
    case 'sms':
      return sql`EXISTS (SELECT FROM app_user u WHERE u.id = ${userId} AND u.phone IS NOT NULL)`;
    case 'push':
      return sql`EXISTS (SELECT FROM push_subscription p WHERE p.user_id = ${userId})`;
  }
}

const Address = z.object({ address: z.string() });

/** Returns the confirmed address, or "". */
export async function findEmail(db: Database, userId: number): Promise<string> {
  const found = await findOne(db, Address, sql`SELECT address FROM notification_email WHERE user_id = ${userId}`);
  return found?.address ?? '';
}

interface Code {
  userId: number;
  address: string;
  codeHash: Buffer;
}

/** Stores a code, replacing the person's last one. */
export async function storeEmailCode(
  db: Database,
  { userId, address, codeHash }: Code,
  seconds: number,
): Promise<void> {
  await db.execute(sql`
    INSERT INTO email_code (user_id, address, code_hash, expires_at)
    VALUES (${userId}, ${address}, ${codeHash}, now() + make_interval(secs => ${seconds}))
    ON CONFLICT (user_id) DO UPDATE SET address = excluded.address, code_hash = excluded.code_hash,
      expires_at = excluded.expires_at, tries = 0`);
}

/** More tries than any limit. */
const used = 1000;

/** Counts a try and uses the code up if it was right, in one statement: of two right ones at once, one succeeds. */
export async function tryEmailCode(
  db: Database,
  { userId, address, codeHash }: Code,
  maxTries: number,
): Promise<boolean> {
  const found = await findOne(
    db,
    z.object({ isRight: z.boolean() }),
    sql`UPDATE email_code SET tries = CASE WHEN code_hash = ${codeHash} THEN ${used} ELSE tries + 1 END
      WHERE user_id = ${userId} AND address = ${address} AND expires_at > now() AND tries < ${maxTries}
      RETURNING code_hash = ${codeHash} AS is_right`,
  );
  return found?.isRight ?? false;
}

/** From now on the person's address is this one. */
export async function confirmAddress(db: Database, userId: number, address: string): Promise<void> {
  await db.execute(sql`
    INSERT INTO notification_email (user_id, address) VALUES (${userId}, ${address})
    ON CONFLICT (user_id) DO UPDATE SET address = excluded.address, confirmed_at = now()`);
}

export async function deleteExpiredEmailCodes(db: Database): Promise<void> {
  await db.execute(sql`DELETE FROM email_code WHERE expires_at < now()`);
}

/** Forgets the address and the codes sent for one. */
export async function deleteEmail(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM notification_email WHERE user_id = ${userId}`);
  await transaction.execute(sql`DELETE FROM email_code WHERE user_id = ${userId}`);
}

/** Also takes what was kept in the outbox. */
export async function deleteChannelsOf(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`
    DELETE FROM email_outbox WHERE address IN (
      SELECT address FROM notification_email WHERE user_id = ${userId}
      UNION SELECT address FROM email_code WHERE user_id = ${userId})`);
  await deleteEmail(transaction, userId);
  await transaction.execute(sql`DELETE FROM push_subscription WHERE user_id = ${userId}`);
  await transaction.execute(sql`DELETE FROM notification_channel WHERE user_id = ${userId}`);
  await transaction.execute(sql`DELETE FROM notification_quiet_hours WHERE user_id = ${userId}`);
}
