import { UserSession } from '@tuyuan/contract/account/user-session.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';

const UserSessionRow = UserSession.extend({ createdAt: z.date(), lastSeenAt: z.date(), expiresAt: z.date() });

export function findUserSessions(db: Database, userId: number): Promise<z.infer<typeof UserSessionRow>[]> {
  return many(
    db,
    UserSessionRow,
    sql`SELECT s.id, s.client_ip, s.user_agent, s.created_at, s.last_seen_at, s.expires_at,
      CASE WHEN i.id IS NOT NULL THEN json_build_object('id', i.id, 'nickName', i.nick_name) END AS impersonator
    FROM session s LEFT JOIN app_user i ON i.id = s.impersonator_id
    WHERE s.user_id = ${userId} AND s.expires_at > now() ORDER BY s.last_seen_at DESC, s.id DESC LIMIT 100`,
  );
}

/** Ends these sessions of the user, or all when none is named, and what was opened from them; returns how many. */
export async function deleteUserSessions(
  transaction: Database,
  userId: number,
  sessionIds: readonly number[],
): Promise<number> {
  const named = sessionIds.length === 0 ? sql`` : sql` AND id = ANY(${idList(sessionIds)})`;
  const { rowCount } = await transaction.execute(sql`DELETE FROM session WHERE user_id = ${userId}${named}`);
  return rowCount ?? 0;
}

/** Returns those of them whom failed log-ins keep out now. */
export function findLockedUsers(transaction: Database, ids: readonly number[]): Promise<number[]> {
  return findIds(transaction, sql`SELECT user_id AS id FROM locked_user WHERE user_id = ANY(${idList(ids)})`);
}
