import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many, one } from '../../../platform/database/rows.ts';
import { Claim, claiming } from './delivery.repository.ts';
import { quietColumn, StoredQuietHours } from './quiet-hours.repository.ts';

const Key = z.object({ publicKey: z.instanceof(Buffer), privateKey: z.instanceof(Buffer) });
/** The private part is sealed. */
export type StoredPushKey = z.infer<typeof Key>;

export function findPushKey(db: Database): Promise<StoredPushKey | null> {
  return findOne(db, Key, sql`SELECT public_key, private_key FROM push_key`);
}

/** Keeps the key unless there is one; returns the one that is kept. */
export function keepPushKey(db: Database, { publicKey, privateKey }: StoredPushKey): Promise<StoredPushKey> {
  return one(
    db,
    Key,
    sql`INSERT INTO push_key (public_key, private_key) VALUES (${publicKey}, ${privateKey})
      ON CONFLICT (is_only) DO UPDATE SET is_only = true RETURNING public_key, private_key`,
  );
}

export interface NewSubscription {
  tokenHash: Buffer | null;
  userId: number;
  endpoint: string;
  origin: string;
  p256dh: Buffer;
  auth: Buffer;
}

/** A browser belongs to the session that subscribed it last. */
export async function insertSubscription(transaction: Database, subscription: NewSubscription): Promise<void> {
  const { tokenHash, userId, endpoint, origin, p256dh, auth } = subscription;
  await deleteSubscriptionOf(transaction, tokenHash);
  await transaction.execute(sql`
    INSERT INTO push_subscription (session_id, user_id, endpoint, origin, p256dh, auth)
    SELECT id, ${userId}, ${endpoint}, ${origin}, ${p256dh}, ${auth} FROM session WHERE token_hash = ${tokenHash} AND user_id = ${userId}
    ON CONFLICT (endpoint) DO UPDATE SET session_id = excluded.session_id, user_id = excluded.user_id,
      p256dh = excluded.p256dh, auth = excluded.auth`);
}

export async function deleteSubscriptionOf(db: Database, tokenHash: Buffer | null): Promise<void> {
  await db.execute(sql`
    DELETE FROM push_subscription WHERE session_id IN (SELECT id FROM session WHERE token_hash = ${tokenHash})`);
}

export async function deleteSubscription(db: Database, id: number): Promise<void> {
  await db.execute(sql`DELETE FROM push_subscription WHERE id = ${id}`);
}

export async function isSubscribed(db: Database, tokenHash: Buffer | null): Promise<boolean> {
  const found = await findOne(
    db,
    z.object({ id: z.int() }),
    sql`SELECT p.id FROM push_subscription p JOIN session s ON s.id = p.session_id WHERE s.token_hash = ${tokenHash}`,
  );
  return found !== null;
}

/** Returns the push services that something is due for; "" where the browser is gone. */
export async function findDueOrigins(db: Database): Promise<string[]> {
  const rows = await many(
    db,
    z.object({ origin: z.string() }),
    sql`SELECT DISTINCT coalesce(p.origin, '') AS origin FROM notification_delivery d LEFT JOIN push_subscription p ON p.id = d.target
      WHERE d.channel = 'push' AND d.sent_at IS NULL AND d.due_at <= now()`,
  );
  return rows.map(({ origin }) => origin);
}

const DuePush = Claim.extend({
  notificationId: z.int(),
  target: z.int(),
  actorName: z.string().nullable(),
  actors: z.int(),
  title: z.string(),
  body: z.string(),
  link: z.string(),
  quiet: StoredQuietHours,
  /** Null where it is no longer wanted. */
  endpoint: z.string().nullable(),
  p256dh: z.instanceof(Buffer).nullable(),
  auth: z.instanceof(Buffer).nullable(),
});
export type DuePush = z.infer<typeof DuePush>;

/** Claims what is due for browsers of one push service. */
export function claimPushes(db: Database, origin: string, limit: number): Promise<DuePush[]> {
  const ofOrigin = sql`coalesce((SELECT p.origin FROM push_subscription p WHERE p.id = target), '') = ${origin}`;
  return many(
    db,
    DuePush,
    sql`WITH ${claiming('push', limit, ofOrigin)}
    SELECT k.id, k.claims, k.target, n.id AS notification_id, coalesce(nullif(a.nick_name, ''), a.user_name) AS actor_name,
      n.actors, n.title, n.body, n.link, ${quietColumn}, p.endpoint, p.p256dh, p.auth
    FROM claimed k JOIN notification n ON n.id = k.notification_id LEFT JOIN app_user a ON a.id = n.actor_id
      LEFT JOIN notification_channel c ON c.user_id = n.user_id AND c.channel = 'push' AND c.topic = n.topic
      LEFT JOIN app_user u ON u.id = c.user_id AND u.is_active
      LEFT JOIN (push_subscription p JOIN session s ON s.id = p.session_id AND s.expires_at > now())
        ON p.id = k.target AND p.user_id = u.id
    ORDER BY k.id`,
  );
}
