import { isPermissionName } from '@tuyuan/contract/permissions.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/request-context.ts';

const Credentials = z.object({
  id: z.number(),
  password_hash: z.string().nullable(),
  is_active: z.boolean(),
  /** Seconds until the lock ends; 0 without one. */
  locked_seconds: z.number(),
});

/** By user name, phone or e-mail. */
export async function findCredentials(db: Database, login: string): Promise<z.infer<typeof Credentials> | null> {
  const { rows } = await db.execute(sql`
    SELECT id, password_hash, is_active, greatest(0, coalesce(ceil(extract(epoch FROM locked_until - now())), 0))::int AS locked_seconds
    FROM app_user WHERE lower(user_name) = lower(${login}) OR phone = ${login} OR lower(email) = lower(${login})
    ORDER BY (lower(user_name) = lower(${login})) DESC LIMIT 1`);
  return rows[0] === undefined ? null : Credentials.parse(rows[0]);
}

/** Counts one failure and locks at the limit, in one statement, so concurrent guesses can't slip past. */
export async function countFailedLogin(
  db: Database,
  userId: number,
  limit: number,
  lockMinutes: number,
): Promise<void> {
  await db.execute(sql`
    UPDATE app_user SET
      failed_logins = CASE WHEN failed_logins + 1 >= ${limit} THEN 0 ELSE failed_logins + 1 END,
      locked_until = CASE WHEN failed_logins + 1 >= ${limit} THEN now() + make_interval(secs => ${lockMinutes * 60}) ELSE locked_until END
    WHERE id = ${userId}`);
}

export async function clearFailedLogins(db: Database, userId: number): Promise<void> {
  await db.execute(
    sql`UPDATE app_user SET failed_logins = 0, locked_until = NULL WHERE id = ${userId} AND failed_logins > 0`,
  );
}

export async function insertLoginAttempt(
  db: Database,
  attempt: {
    userId: number | null;
    userName: string;
    result: 'success' | 'wrong' | 'locked' | 'inactive';
    clientIp: string;
    userAgent: string;
  },
): Promise<void> {
  await db.execute(sql`
    INSERT INTO login_attempt (user_id, user_name, result, client_ip, user_agent)
    VALUES (${attempt.userId}, ${attempt.userName}, ${attempt.result}, ${attempt.clientIp}, ${attempt.userAgent})`);
}

export async function insertSession(
  db: Database,
  session: {
    tokenHash: Buffer;
    userId: number;
    isRemembered: boolean;
    lifeSeconds: number;
    clientIp: string;
    userAgent: string;
  },
): Promise<void> {
  await db.execute(sql`
    INSERT INTO session (token_hash, user_id, is_remembered, expires_at, client_ip, user_agent)
    VALUES (${session.tokenHash}, ${session.userId}, ${session.isRemembered}, now() + make_interval(secs => ${session.lifeSeconds}), ${session.clientIp}, ${session.userAgent})`);
}

export async function deleteSession(db: Database, tokenHash: Buffer): Promise<void> {
  await db.execute(sql`DELETE FROM session WHERE token_hash = ${tokenHash}`);
}

const ActorRow = z.object({
  id: z.number(),
  user_name: z.string(),
  nick_name: z.string(),
  avatar_image_id: z.number().nullable(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  is_stale: z.boolean(),
});

/** The session's user with roles and effective permissions; null when the session ended or the user was deactivated. */
export async function findActor(db: Database, tokenHash: Buffer): Promise<{ actor: Actor; isStale: boolean } | null> {
  const { rows } = await db.execute(sql`
    SELECT u.id, u.user_name, u.nick_name, u.avatar_image_id, s.last_seen_at < now() - interval '1 minute' AS is_stale,
      ARRAY(SELECT r.name FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE ur.user_id = u.id ORDER BY r.id) AS roles,
      ARRAY(
        SELECT rp.permission FROM user_role ur JOIN role_permission rp ON rp.role_id = ur.role_id WHERE ur.user_id = u.id
        UNION SELECT up.permission FROM user_permission up WHERE up.user_id = u.id AND up.is_granted
        EXCEPT SELECT up.permission FROM user_permission up WHERE up.user_id = u.id AND NOT up.is_granted
      ) AS permissions
    FROM session s JOIN app_user u ON u.id = s.user_id
    WHERE s.token_hash = ${tokenHash} AND s.expires_at > now() AND u.is_active`);
  if (rows[0] === undefined) return null;
  const row = ActorRow.parse(rows[0]);
  return {
    isStale: row.is_stale,
    actor: {
      id: row.id,
      userName: row.user_name,
      nickName: row.nick_name,
      avatarImageId: row.avatar_image_id,
      roles: row.roles,
      permissions: new Set(row.permissions.filter(isPermissionName)),
    },
  };
}

/** Slides the expiry; a remembered session keeps its fixed end. */
export async function touchSession(db: Database, tokenHash: Buffer, lifeSeconds: number): Promise<void> {
  await db.execute(sql`
    UPDATE session SET last_seen_at = now(),
      expires_at = CASE WHEN is_remembered THEN expires_at ELSE now() + make_interval(secs => ${lifeSeconds}) END
    WHERE token_hash = ${tokenHash}`);
}
