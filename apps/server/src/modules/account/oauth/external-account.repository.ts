import { type OAuthProviderName, providerField } from '@tuyuan/contract/account/oauth.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

/** Identity of a person at a provider, for one of our apps there. */
export interface ExternalKey {
  provider: OAuthProviderName;
  appId: string;
  openId: string;
  subject: string;
}

const BoundUser = z.object({ accountId: z.number(), userId: z.number(), userName: z.string(), isActive: z.boolean() });

/** Returns the user this third-party account is linked to, matched by `subject` first, then by `openId`. */
export async function findBoundUser(db: Database, key: ExternalKey): Promise<z.infer<typeof BoundUser> | null> {
  const { rows } = await db.execute(sql`
    SELECT e.id AS "accountId", u.id AS "userId", u.user_name AS "userName", u.is_active AS "isActive"
    FROM external_account e JOIN app_user u ON u.id = e.user_id
    WHERE e.provider = ${key.provider} AND e.app_id = ${key.appId} AND (e.subject = ${key.subject} OR e.open_id = ${key.openId})
    ORDER BY (e.subject = ${key.subject}) DESC LIMIT 1`);
  return rows[0] === undefined ? null : BoundUser.parse(rows[0]);
}

/** Records a login; also stores a `subject` that the provider supplies only now. */
export async function markExternalAccountUsed(
  db: Database,
  accountId: number,
  { subject, nickName }: { subject: string; nickName: string },
): Promise<void> {
  await db.execute(sql`
    UPDATE external_account e SET last_used_at = now(), nick_name = ${nickName},
      subject = CASE WHEN EXISTS (SELECT FROM external_account o WHERE o.provider = e.provider AND o.app_id = e.app_id
        AND o.subject = ${subject} AND o.id <> e.id) THEN e.subject ELSE ${subject} END
    WHERE e.id = ${accountId}`);
}

/** Returns false if the account is already linked, or the user has linked another one of that provider. */
export async function insertExternalAccount(
  db: Database,
  userId: number,
  account: ExternalKey & { nickName: string },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    INSERT INTO external_account (user_id, provider, app_id, open_id, subject, nick_name)
    VALUES (${userId}, ${account.provider}, ${account.appId}, ${account.openId}, ${account.subject}, ${account.nickName})
    ON CONFLICT DO NOTHING`);
  return rowCount === 1;
}

const BoundAccount = z.object({
  provider: providerField,
  appId: z.string(),
  nickName: z.string(),
  boundAt: z.coerce.date(),
  lastUsedAt: z.coerce.date().nullable(),
});
export type BoundAccount = z.infer<typeof BoundAccount>;

export async function listBoundAccounts(db: Database, userId: number): Promise<BoundAccount[]> {
  const { rows } = await db.execute(sql`
    SELECT provider, app_id AS "appId", nick_name AS "nickName", bound_at AS "boundAt", last_used_at AS "lastUsedAt"
    FROM external_account WHERE user_id = ${userId}`);
  return z.array(BoundAccount).parse(rows);
}

const OwnLogins = z.object({ hasPassword: z.boolean(), hasPhone: z.boolean() });

/** Ways to log in without a third party. */
export async function readOwnLogins(db: Database, userId: number): Promise<z.infer<typeof OwnLogins>> {
  const { rows } = await db.execute(sql`
    SELECT password_hash IS NOT NULL AS "hasPassword", phone IS NOT NULL AS "hasPhone" FROM app_user WHERE id = ${userId}`);
  return OwnLogins.parse(rows[0]);
}

/** Prevents concurrent removal of this user's login methods until the transaction ends. */
export async function lockUserLogins(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`SELECT FROM app_user WHERE id = ${userId} FOR UPDATE`);
}

/** Returns false if none was linked. */
export async function deleteExternalAccount(
  db: Database,
  userId: number,
  provider: OAuthProviderName,
): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`DELETE FROM external_account WHERE user_id = ${userId} AND provider = ${provider}`,
  );
  return rowCount === 1;
}
