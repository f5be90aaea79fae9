import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { runPrepared } from '../database/run-prepared.ts';

const StoredAnswer = z.object({ request_hash: z.instanceof(Buffer), answer: z.unknown() });

interface Key {
  userId: number;
  route: string;
  key: string;
}

/**
 * Claims the key for this transaction. A second call with the same key waits here until the first has committed or rolled back,
 * then gets what the first one stored; null means the key is this call's.
 */
export async function claimIdempotencyKey(transaction: Database, { userId, route, key }: Key, requestHash: Buffer) {
  const claimed = await runPrepared(
    transaction,
    sql`
    INSERT INTO idempotency_key (user_id, route, key, request_hash) VALUES (${userId}, ${route}, ${key}, ${requestHash})
    ON CONFLICT DO NOTHING RETURNING true`,
  );
  if (claimed.length === 1) return null;
  const { rows } = await transaction.execute(sql`
    SELECT request_hash, answer FROM idempotency_key WHERE user_id = ${userId} AND route = ${route} AND key = ${key}`);
  return StoredAnswer.parse(rows[0]);
}

export async function storeIdempotentAnswer(
  transaction: Database,
  { userId, route, key }: Key,
  answer: unknown,
): Promise<void> {
  await runPrepared(
    transaction,
    sql`
    UPDATE idempotency_key SET answer = ${JSON.stringify(answer)}::jsonb WHERE user_id = ${userId} AND route = ${route} AND key = ${key}`,
  );
}

/** Long after the last retry of our own programs, and twice what others are promised. */
const keptHours = 48;

/** Answers contain personal names, so they are kept for retries only. */
export async function deleteOldIdempotencyKeys(db: Database): Promise<void> {
  await db.execute(sql`DELETE FROM idempotency_key WHERE created_at < now() - make_interval(hours => ${keptHours})`);
}
