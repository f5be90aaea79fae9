import type { getUserSessions as getUserSessionsEndpoint } from '@tuyuan/contract/account/user-session.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findManagedUser } from './managed-user.repository.ts';
import { findUserSessions } from './user-session.repository.ts';

/** Throws `User.NotFound`. */
export async function getUserSessions(
  db: Database,
  id: number,
  timeZone: string,
): Promise<OutputOf<typeof getUserSessionsEndpoint>> {
  if ((await findManagedUser(db, id)) === null) throw new AppError('User.NotFound');
  const rows = await findUserSessions(db, id);
  return {
    items: rows.map((row) => ({
      id: row.id,
      clientIp: row.client_ip,
      userAgent: row.user_agent,
      createdAt: toWireDate(row.created_at, timeZone),
      lastSeenAt: toWireDate(row.last_seen_at, timeZone),
      expiresAt: toWireDate(row.expires_at, timeZone),
      impersonator: row.impersonator,
    })),
  };
}
