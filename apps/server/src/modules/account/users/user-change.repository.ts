import { AppError } from '@tuyuan/errors/app-error.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, isUniqueViolation } from '../../../platform/database/database.ts';
import { Ids, idList } from './id-list.repository.ts';

/** Runs a statement that writes names of users; says which of them somebody else has. */
async function refuseTaken<Result>(statement: () => Promise<Result>): Promise<Result> {
  try {
    return await statement();
  } catch (error) {
    if (isUniqueViolation(error, 'app_user_user_name')) throw new AppError('User.NameTaken');
    if (isUniqueViolation(error, 'app_user_phone')) throw new AppError('User.PhoneTaken');
    if (isUniqueViolation(error, 'app_user_email')) throw new AppError('User.EmailTaken');
    throw error;
  }
}

interface NewUser {
  userName: string;
  nickName: string;
  phone: string;
  email: string;
  passwordHash: string;
}

/** Throws `User.NameTaken`, `User.PhoneTaken`, `User.EmailTaken`. */
export async function insertManagedUser(transaction: Database, user: NewUser): Promise<number> {
  const { rows } = await refuseTaken(() =>
    transaction.execute(sql`
      INSERT INTO app_user (user_name, nick_name, phone, email, password_hash, password_is_temporary)
      VALUES (${user.userName}, ${user.nickName}, nullif(${user.phone}, ''), nullif(${user.email}, ''), ${user.passwordHash}, true) RETURNING id`),
  );
  return z.object({ id: z.number() }).parse(rows[0]).id;
}

interface UserFields {
  nickName?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}

/** Sets what is given; "" empties phone or e-mail. Throws `User.PhoneTaken`, `User.EmailTaken`. */
export async function changeUser(
  transaction: Database,
  id: number,
  { nickName, phone, email }: UserFields,
): Promise<void> {
  await refuseTaken(() =>
    transaction.execute(sql`
      UPDATE app_user SET nick_name = coalesce(${nickName ?? null}, nick_name),
        phone = nullif(coalesce(${phone ?? null}, phone), ''), email = nullif(coalesce(${email ?? null}, email), '')
      WHERE id = ${id}`),
  );
}

export async function replaceRoles(transaction: Database, userId: number, roleIds: readonly number[]): Promise<void> {
  await transaction.execute(
    sql`DELETE FROM user_role WHERE user_id = ${userId} AND NOT role_id = ANY(${idList(roleIds)})`,
  );
  await transaction.execute(sql`
    INSERT INTO user_role (user_id, role_id) SELECT ${userId}, unnest(${idList(roleIds)}) ON CONFLICT DO NOTHING`);
}

/** Answers the users whose state changed. Who is kept out loses the sessions too, so that letting him in again opens none of them. */
export async function setActive(transaction: Database, ids: readonly number[], isActive: boolean): Promise<number[]> {
  const { rows } = await transaction.execute(sql`
    UPDATE app_user SET is_active = ${isActive} WHERE id = ANY(${idList(ids)}) AND is_active <> ${isActive} AND deleted_at IS NULL RETURNING id`);
  const changed = Ids.parse(rows);
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
