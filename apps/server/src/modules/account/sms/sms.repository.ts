import type { SmsPurpose } from '@tuyuan/contract/account/sms.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

/** Returns the key that codes are hashed with; it was created with the tables. */
export async function readSmsKey(db: Database): Promise<Buffer> {
  const { rows } = await db.execute(sql`SELECT value FROM server_secret WHERE name = 'sms'`);
  return z.object({ value: z.instanceof(Buffer) }).parse(rows[0]).value;
}

interface CodeKey {
  phone: string;
  purpose: SmsPurpose;
  codeHash: Buffer;
}

/** Stores a code, replacing the number's last one for that purpose. */
export async function storeCode(db: Database, { phone, purpose, codeHash }: CodeKey, seconds: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO sms_code (phone, purpose, code_hash, expires_at)
    VALUES (${phone}, ${purpose}, ${codeHash}, now() + make_interval(secs => ${seconds}))
    ON CONFLICT (phone, purpose) DO UPDATE SET code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`);
}

/** Marks a code as used: more tries than any limit. */
const used = 1000;

/** Counts a try and consumes the code if it was right, in one statement: of two concurrent correct tries only one succeeds. */
export async function tryCode(db: Database, { phone, purpose, codeHash }: CodeKey, maxTries: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    UPDATE sms_code SET tries = CASE WHEN code_hash = ${codeHash} THEN ${used} ELSE tries + 1 END
    WHERE phone = ${phone} AND purpose = ${purpose} AND expires_at > now() AND tries < ${maxTries}
    RETURNING code_hash = ${codeHash} AS "isRight"`);
  return z.object({ isRight: z.boolean() }).safeParse(rows[0]).data?.isRight ?? false;
}

export async function deleteExpiredCodes(db: Database): Promise<void> {
  await db.execute(sql`DELETE FROM sms_code WHERE expires_at < now()`);
}

export async function deleteOldOutboxMessages(db: Database, days: number): Promise<void> {
  await db.execute(sql`DELETE FROM sms_outbox WHERE at < now() - make_interval(days => ${days})`);
}

export async function insertOutboxMessage(
  db: Database,
  message: { purpose: string; phone: string; text: string },
): Promise<void> {
  await db.execute(sql`
    INSERT INTO sms_outbox (purpose, phone, text) VALUES (${message.purpose}, ${message.phone}, ${message.text})`);
}

const OutboxMessage = z.object({
  id: z.number(),
  purpose: z.string(),
  phone: z.string(),
  text: z.string(),
  at: z.coerce.date(),
});
export type OutboxMessage = z.infer<typeof OutboxMessage>;

interface OutboxPage {
  skipCount: number;
  maxResultCount: number;
  /** Part of a number. */
  phone?: string | undefined;
}

/** Returns the messages given to the local provider, newest first. */
export async function listOutboxMessages(
  db: Database,
  { skipCount, maxResultCount, phone = '' }: OutboxPage,
): Promise<{ totalCount: number; items: OutboxMessage[] }> {
  const matching = sql`WHERE strpos(phone, ${phone}) > 0`;
  const { rows } = await db.execute(sql`
    SELECT id, purpose, phone, text, at FROM sms_outbox ${matching} ORDER BY at DESC, id DESC
    LIMIT ${maxResultCount} OFFSET ${skipCount}`);
  const { rows: counted } = await db.execute(sql`SELECT count(*)::int AS count FROM sms_outbox ${matching}`);
  return {
    totalCount: z.object({ count: z.number() }).parse(counted[0]).count,
    items: z.array(OutboxMessage).parse(rows),
  };
}
