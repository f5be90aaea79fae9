import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { Ids, idList } from './id-list.repository.ts';

const UserSessionRow = z.object({
  id: z.number(),
  client_ip: z.string(),
  user_agent: z.string(),
  created_at: z.coerce.date(),
  last_seen_at: z.coerce.date(),
  expires_at: z.coerce.date(),
  impersonator: z.object({ id: z.number(), nickName: z.string() }).nullable(),
});
export type UserSessionRow = z.infer<typeof UserSessionRow>;

export async function findUserSessions(db: Database, userId: number): Promise<UserSessionRow[]> {
  const { rows } = await db.execute(sql`
    SELECT s.id, s.client_ip, s.user_agent, s.created_at, s.last_seen_at, s.expires_at,
      CASE WHEN i.id IS NOT NULL THEN json_build_object('id', i.id, 'nickName', i.nick_name) END AS impersonator
    FROM session s LEFT JOIN app_user i ON i.id = s.impersonator_id
    WHERE s.user_id = ${userId} AND s.expires_at > now() ORDER BY s.last_seen_at DESC, s.id DESC LIMIT 100`);
  return z.array(UserSessionRow).parse(rows);
}

/** Ends these sessions of the user, or all when none is named; answers how many. */
export async function deleteUserSessions(
  transaction: Database,
  userId: number,
  sessionIds: readonly number[],
): Promise<number> {
  const named = sessionIds.length === 0 ? sql`` : sql` AND id = ANY(${idList(sessionIds)})`;
  const { rowCount } = await transaction.execute(sql`DELETE FROM session WHERE user_id = ${userId}${named}`);
  return rowCount ?? 0;
}

/** Those of them whom failed log-ins keep out now. */
export async function findLockedUsers(transaction: Database, ids: readonly number[]): Promise<number[]> {
  const { rows } = await transaction.execute(
    sql`SELECT user_id AS id FROM locked_user WHERE user_id = ANY(${idList(ids)})`,
  );
  return Ids.parse(rows);
}
