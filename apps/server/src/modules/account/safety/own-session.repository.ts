import { loginMethods } from '@tuyuan/contract/account/account-safety.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const SessionRow = z.object({
  id: z.number(),
  client_ip: z.string(),
  user_agent: z.string(),
  is_current: z.boolean(),
  is_remembered: z.boolean(),
  is_impersonated: z.boolean(),
  acts_as: z.string().nullable(),
  created_at: z.coerce.date(),
  last_seen_at: z.coerce.date(),
  expires_at: z.coerce.date(),
});
export type SessionRow = z.infer<typeof SessionRow>;

/** Returns live sessions, those opened in others' names included: the caller's own first, then the newest. */
export async function listSessionsOf(db: Database, userId: number, current: Buffer | null): Promise<SessionRow[]> {
  const { rows } = await db.execute(sql`
    SELECT s.id, client_ip, user_agent, token_hash IS NOT DISTINCT FROM ${current}::bytea AS is_current, is_remembered,
      user_id = ${userId} AND impersonator_id IS NOT NULL AS is_impersonated, CASE WHEN user_id <> ${userId} THEN u.nick_name END AS acts_as,
      s.created_at, last_seen_at, expires_at
    FROM live_session s JOIN app_user u ON u.id = s.user_id
    WHERE user_id = ${userId} OR impersonator_id = ${userId} ORDER BY is_current DESC, last_seen_at DESC, s.id DESC`);
  return z.array(SessionRow).parse(rows);
}

/** Returns false if it belongs to another user, and wasn't opened by this one, or had already ended. */
export async function deleteOwnSession(db: Database, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`DELETE FROM session WHERE id = ${id} AND (user_id = ${userId} OR impersonator_id = ${userId})`,
  );
  return rowCount === 1;
}

const AttemptRow = z.object({
  id: z.number(),
  at: z.coerce.date(),
  result: z.enum(['success', 'wrong', 'captcha', 'locked', 'inactive']),
  method: z.enum(loginMethods),
  client_ip: z.string(),
  user_agent: z.string(),
});

export async function listAttemptsOf(
  db: Database,
  userId: number,
  { skipCount, maxResultCount }: { skipCount: number; maxResultCount: number },
): Promise<{ totalCount: number; rows: z.infer<typeof AttemptRow>[] }> {
  const { rows } = await db.execute(sql`
    SELECT id, at, result, method, client_ip, user_agent FROM login_attempt WHERE user_id = ${userId}
    ORDER BY at DESC, id DESC LIMIT ${maxResultCount} OFFSET ${skipCount}`);
  const counted = await db.execute(sql`SELECT count(*)::int AS count FROM login_attempt WHERE user_id = ${userId}`);
  return {
    totalCount: z.object({ count: z.number() }).parse(counted.rows[0]).count,
    rows: z.array(AttemptRow).parse(rows),
  };
}
