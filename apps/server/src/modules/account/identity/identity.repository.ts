import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';
import { runPrepared } from '../../../platform/database/run-prepared.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { sharedPermissions } from './shared-permissions.ts';

export type Credentials = z.infer<typeof Credentials>;
const Credentials = z.object({
  id: z.number(),
  user_name: z.string(),
  password_hash: z.string().nullable(),
  password_is_temporary: z.boolean(),
  is_active: z.boolean(),
});

/** By user name, phone or e-mail. */
export async function findCredentials(db: Database, login: string): Promise<Credentials | null> {
  const { rows } = await db.execute(sql`
    SELECT id, user_name, password_hash, password_is_temporary, is_active
    FROM app_user WHERE lower(user_name) = lower(${login}) OR phone = ${login} OR lower(email) = lower(${login})
    ORDER BY (lower(user_name) = lower(${login})) DESC LIMIT 1`);
  return rows[0] === undefined ? null : Credentials.parse(rows[0]);
}

export type LoginMethod = 'password' | 'sms' | 'oauth' | 'app' | 'qr' | 'impersonation';

export async function insertLoginAttempt(
  db: Database,
  attempt: {
    userId: number | null;
    userName: string;
    method: LoginMethod;
    result: 'success' | 'wrong' | 'captcha' | 'locked' | 'inactive';
    clientIp: string;
    userAgent: string;
  },
): Promise<void> {
  await db.execute(sql`
    INSERT INTO login_attempt (user_id, user_name, method, result, client_ip, user_agent)
    VALUES (${attempt.userId}, ${attempt.userName}, ${attempt.method}, ${attempt.result}, ${attempt.clientIp}, ${attempt.userAgent})`);
}

const Opener = z.object({ id: z.int(), userId: z.int() });
/** The session out of which its user opens one, in another's name or, by an app, in their own. */
export type Opener = z.infer<typeof Opener>;

/** Returns the session and holds it until the transaction ends; null if it has ended. */
export function lockOpener(transaction: Database, tokenHash: Buffer): Promise<Opener | null> {
  return findOne(
    transaction,
    Opener,
    sql`SELECT id, user_id FROM session WHERE token_hash = ${tokenHash} AND expires_at > now() FOR KEY SHARE`,
  );
}

export async function insertSession(
  db: Database,
  session: {
    tokenHash: Buffer;
    userId: number;
    isRemembered: boolean;
    opener: Opener | null;
    lifeSeconds: number;
    clientIp: string;
    userAgent: string;
  },
): Promise<void> {
  const { opener } = session;
  const impersonatorId = opener && opener.userId !== session.userId ? opener.userId : null;
  await db.execute(sql`
    INSERT INTO session (token_hash, user_id, is_remembered, impersonator_id, opener_id, expires_at, client_ip, user_agent)
    VALUES (${session.tokenHash}, ${session.userId}, ${session.isRemembered}, ${impersonatorId}, ${opener?.id ?? null}, now() + make_interval(secs => ${session.lifeSeconds}), ${session.clientIp}, ${session.userAgent})`);
}

/** Returns false if it had already ended. */
export async function deleteSession(db: Database, tokenHash: Buffer): Promise<boolean> {
  const { rowCount } = await db.execute(sql`DELETE FROM session WHERE token_hash = ${tokenHash}`);
  return rowCount === 1;
}

const ActorRow = z.object({
  id: z.number(),
  user_name: z.string(),
  nick_name: z.string(),
  avatar_image_id: z.number().nullable(),
  avatar_key: z.string().nullable(),
  impersonator_id: z.number().nullable(),
  roles: z.array(z.string()),
  granted: z.string(),
  prohibited: z.string(),
  menu_revision: z.number(),
  is_stale: z.boolean(),
});

/** Returns the session's user with roles and effective permissions; null if the session ended or the user was deactivated. */
export async function findActor(db: Database, tokenHash: Buffer): Promise<{ actor: Actor; isStale: boolean } | null> {
  const [found] = await runPrepared(
    db,
    sql`
    SELECT u.id, u.user_name, u.nick_name, u.avatar_image_id, u.avatar_key, s.impersonator_id,
      s.last_seen_at < now() - interval '1 minute' AS is_stale,
      ARRAY(SELECT r.name FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE ur.user_id = u.id ORDER BY r.id) AS roles,
      array_to_string(ARRAY(
        SELECT rp.permission FROM user_role ur JOIN role_permission rp ON rp.role_id = ur.role_id WHERE ur.user_id = u.id
        UNION SELECT up.permission FROM user_permission up WHERE up.user_id = u.id AND up.is_granted
      ), ',') AS granted,
      array_to_string(ARRAY(SELECT up.permission FROM user_permission up WHERE up.user_id = u.id AND NOT up.is_granted), ',') AS prohibited,
      (SELECT number FROM revision WHERE subject = 'menu') AS menu_revision
    FROM live_session s JOIN app_user u ON u.id = s.user_id
    WHERE s.token_hash = ${tokenHash}`,
  );
  if (found === undefined) return null;
  const row = ActorRow.parse(found);
  return {
    isStale: row.is_stale,
    actor: {
      id: row.id,
      userName: row.user_name,
      nickName: row.nick_name,
      avatarImageId: row.avatar_image_id,
      avatarKey: row.avatar_key,
      impersonatorId: row.impersonator_id,
      roles: row.roles,
      permissions: sharedPermissions(row.granted, row.prohibited),
      menuRevision: row.menu_revision,
    },
  };
}

/** Extends the expiry, also of the session it was opened from; a remembered session keeps its fixed end. */
export async function touchSession(db: Database, tokenHash: Buffer, lifeSeconds: number): Promise<void> {
  await db.execute(sql`
    UPDATE session SET last_seen_at = now(),
      expires_at = CASE WHEN is_remembered THEN expires_at ELSE now() + make_interval(secs => ${lifeSeconds}) END
    WHERE token_hash = ${tokenHash} OR id = (SELECT opener_id FROM session WHERE token_hash = ${tokenHash})`);
}

/** Replaces the temporary password with the user's own; returns false if it was replaced concurrently. */
export async function replaceTemporaryPassword(
  db: Database,
  userId: number,
  temporaryHash: string | null,
  passwordHash: string,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE app_user SET password_hash = ${passwordHash}, password_is_temporary = false
    WHERE id = ${userId} AND password_hash = ${temporaryHash} AND password_is_temporary`);
  return rowCount === 1;
}

const Person = z.object({ id: z.number(), nickName: z.string() });

export async function findPerson(db: Database, id: number): Promise<z.infer<typeof Person> | null> {
  const { rows } = await db.execute(sql`SELECT id, nick_name AS "nickName" FROM app_user WHERE id = ${id}`);
  return rows[0] === undefined ? null : Person.parse(rows[0]);
}
