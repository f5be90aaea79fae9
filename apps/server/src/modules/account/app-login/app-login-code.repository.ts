import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';

/**
 * Stores a code for the session's user and deletes expired ones. A session that a code opened issues codes of the app
 * behind it, so that none outlives the app's session. Returns its end, or null if the session has ended.
 */
export async function insertAppLoginCode(
  db: Database,
  codeHash: Buffer,
  tokenHash: Buffer,
  lifeSeconds: number,
): Promise<Date | null> {
  await db.execute(sql`DELETE FROM app_login_code WHERE expires_at < now()`);
  const row = await findOne(
    db,
    z.object({ expiresAt: z.date() }),
    sql`INSERT INTO app_login_code (code_hash, session_id, expires_at)
      SELECT ${codeHash}, coalesce(opener_id, id), now() + make_interval(secs => ${lifeSeconds})
      FROM live_session WHERE token_hash = ${tokenHash} RETURNING expires_at`,
  );
  return row?.expiresAt ?? null;
}

const Issuer = z.object({ nickName: z.string(), userAgent: z.string() });

/** Returns the user and the app that a valid code was issued by. */
export function findAppLoginIssuer(db: Database, codeHash: Buffer): Promise<z.infer<typeof Issuer> | null> {
  return findOne(
    db,
    Issuer,
    sql`SELECT u.nick_name, s.user_agent FROM app_login_code c
      JOIN live_session s ON s.id = c.session_id JOIN app_user u ON u.id = s.user_id
      WHERE c.code_hash = ${codeHash} AND c.expires_at > now()`,
  );
}

const Opener = z.object({ id: z.int(), userId: z.int(), userName: z.string() });

/** Returns the session that a valid code was issued by, locked before the code is: whoever ends it takes the two in this order. */
export function lockAppSession(transaction: Database, codeHash: Buffer): Promise<z.infer<typeof Opener> | null> {
  return findOne(
    transaction,
    Opener,
    sql`SELECT s.id, s.user_id, u.user_name FROM app_login_code c
      JOIN session s ON s.id = c.session_id JOIN app_user u ON u.id = s.user_id
      WHERE c.code_hash = ${codeHash} AND c.expires_at > now() AND s.id IN (SELECT id FROM live_session) FOR KEY SHARE OF s`,
  );
}

/** Of several concurrent callers exactly one gets true. */
export async function deleteAppLoginCode(transaction: Database, codeHash: Buffer): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`DELETE FROM app_login_code WHERE code_hash = ${codeHash}`);
  return rowCount === 1;
}
