import { AppError } from '@tuyuan/errors/app-error.ts';
import { sql } from 'drizzle-orm';
import { type Database, isUniqueViolation } from '../../../platform/database/database.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { findIds, oneId } from '../../../platform/database/values.ts';

/** Throws what a refused user name, phone or e-mail is called in the contract. */
function refuseTaken(cause: unknown): never {
  if (isUniqueViolation(cause, 'app_user_user_name')) throw new AppError('User.NameTaken', { cause });
  if (isUniqueViolation(cause, 'app_user_phone')) throw new AppError('User.PhoneTaken', { cause });
  if (isUniqueViolation(cause, 'app_user_email')) throw new AppError('User.EmailTaken', { cause });
  throw cause;
}

interface NewUser {
  userName: string;
  nickName: string;
  phone: string;
  email: string;
  passwordHash: string;
}

/** Throws `User.NameTaken`, `User.PhoneTaken`, `User.EmailTaken`. */
export function insertManagedUser(transaction: Database, user: NewUser): Promise<number> {
  return oneId(
    transaction,
    sql`INSERT INTO app_user (user_name, nick_name, phone, email, password_hash, password_is_temporary)
    VALUES (${user.userName}, ${user.nickName}, nullif(${user.phone}, ''), nullif(${user.email}, ''), ${user.passwordHash}, true) RETURNING id`,
  ).catch(refuseTaken);
}

interface UserFields {
  nickName?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}

/** Sets the given fields; "" clears phone or e-mail. Throws `User.PhoneTaken`, `User.EmailTaken`. */
export async function changeUser(
  transaction: Database,
  id: number,
  { nickName, phone, email }: UserFields,
): Promise<void> {
  const changed = sql`
    UPDATE app_user SET nick_name = coalesce(${nickName ?? null}, nick_name),
      phone = nullif(coalesce(${phone ?? null}, phone), ''), email = nullif(coalesce(${email ?? null}, email), '')
    WHERE id = ${id}`;
  await transaction.execute(changed).catch(refuseTaken);
}

export async function replaceRoles(transaction: Database, userId: number, roleIds: readonly number[]): Promise<void> {
  await transaction.execute(
    sql`DELETE FROM user_role WHERE user_id = ${userId} AND NOT role_id = ANY(${idList(roleIds)})`,
  );
  await transaction.execute(sql`
    INSERT INTO user_role (user_id, role_id) SELECT ${userId}, unnest(${idList(roleIds)}) ON CONFLICT DO NOTHING`);
}

/** Returns the users whose state changed. Deactivated ones lose their sessions too, so that activating them again opens none. */
export async function setActive(transaction: Database, ids: readonly number[], isActive: boolean): Promise<number[]> {
  const changed = await findIds(
    transaction,
    sql`UPDATE app_user SET is_active = ${isActive} WHERE id = ANY(${idList(ids)}) AND is_active <> ${isActive} AND deleted_at IS NULL RETURNING id`,
  );
  if (!isActive) await endSessions(transaction, changed);
  return changed;
}

/** Ends the users' sessions and those in which they act in another's name. */
export async function endSessions(transaction: Database, userIds: readonly number[]): Promise<void> {
  await transaction.execute(
    sql`DELETE FROM session WHERE user_id = ANY(${idList(userIds)}) OR impersonator_id = ANY(${idList(userIds)})`,
  );
}

export async function setTemporaryPassword(transaction: Database, userId: number, passwordHash: string): Promise<void> {
  await transaction.execute(
    sql`UPDATE app_user SET password_hash = ${passwordHash}, password_is_temporary = true WHERE id = ${userId}`,
  );
}
