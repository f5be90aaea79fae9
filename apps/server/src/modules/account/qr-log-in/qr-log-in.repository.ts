import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';

interface CodeKey {
  codeHash: Buffer;
  browserHash: Buffer;
}

interface NewCode extends CodeKey {
  isRemembered: boolean;
  clientIp: string;
  userAgent: string;
  lifeSeconds: number;
}

export async function insertQrLogIn(db: Database, code: NewCode): Promise<void> {
  await db.execute(sql`
    INSERT INTO qr_log_in (code_hash, browser_hash, is_remembered, client_ip, user_agent, expires_at)
    VALUES (${code.codeHash}, ${code.browserHash}, ${code.isRemembered}, ${code.clientIp}, ${code.userAgent},
      now() + make_interval(secs => ${code.lifeSeconds}))`);
}

export async function deleteExpiredQrLogIns(db: Database): Promise<void> {
  await db.execute(sql`DELETE FROM qr_log_in WHERE expires_at < now()`);
}

const State = z.object({ state: z.enum(['waiting', 'scanned', 'confirmed', 'refused']) });

/** Null for a code that has expired, was used, or is another browser's. */
export async function findQrState(
  db: Database,
  { codeHash, browserHash }: CodeKey,
): Promise<z.infer<typeof State>['state'] | null> {
  const found = await findOne(
    db,
    State,
    sql`SELECT state FROM qr_log_in WHERE code_hash = ${codeHash} AND browser_hash = ${browserHash} AND expires_at > now()`,
  );
  return found?.state ?? null;
}

const Scanned = z.object({
  clientIp: z.string(),
  userAgent: z.string(),
  createdAt: z.date(),
  expiresInSeconds: z.int(),
});

interface Phone {
  codeHash: Buffer;
  userId: number;
  /** Of the phone's session. */
  tokenHash: Buffer | null;
}

/** Binds a code to the first user who opens it; of two at once one wins. Null for one that has expired or is another's. */
export function claimQrLogIn(
  db: Database,
  { codeHash, userId, tokenHash }: Phone,
): Promise<z.infer<typeof Scanned> | null> {
  return findOne(
    db,
    Scanned,
    sql`UPDATE qr_log_in q SET state = 'scanned', user_id = ${userId}, session_id = s.id FROM session s
    WHERE q.code_hash = ${codeHash} AND q.expires_at > now() AND s.token_hash = ${tokenHash} AND s.user_id = ${userId}
      AND (q.state = 'waiting' OR (q.state = 'scanned' AND q.user_id = ${userId}))
    RETURNING q.client_ip, q.user_agent, q.created_at, ceil(extract(epoch FROM q.expires_at - now()))::int AS expires_in_seconds`,
  );
}

/** Settles a scanned code once; false when it has expired, was settled or is another's. */
export async function settleQrLogIn(
  db: Database,
  { codeHash, userId, isConfirmed }: { codeHash: Buffer; userId: number; isConfirmed: boolean },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE qr_log_in SET state = ${isConfirmed ? 'confirmed' : 'refused'}
    WHERE code_hash = ${codeHash} AND user_id = ${userId} AND state = 'scanned' AND expires_at > now()`);
  return rowCount === 1;
}

const Taken = z.object({ userId: z.int(), userName: z.string(), isRemembered: z.boolean() });

/** Removes a confirmed code and returns whom it lets in; of several concurrent callers exactly one gets it. */
export function takeQrLogIn(db: Database, { codeHash, browserHash }: CodeKey): Promise<z.infer<typeof Taken> | null> {
  return findOne(
    db,
    Taken,
    sql`DELETE FROM qr_log_in q USING app_user u, live_session s
    WHERE q.code_hash = ${codeHash} AND q.browser_hash = ${browserHash} AND q.state = 'confirmed' AND q.expires_at > now()
      AND u.id = q.user_id AND u.is_active AND s.id = q.session_id
    RETURNING u.id AS user_id, u.user_name, q.is_remembered`,
  );
}
