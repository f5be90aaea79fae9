import type { PermissionName } from '@tuyuan/contract/permissions.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, isUniqueViolation } from '../../../platform/database/database.ts';
import { Ids, idList } from './id-list.repository.ts';

const RoleRow = z.object({
  id: z.number(),
  name: z.string(),
  displayName: z.string(),
  isStatic: z.boolean(),
  memberCount: z.number(),
  permissions: z.array(z.string()),
});
export type RoleRow = z.infer<typeof RoleRow>;

const columns = sql`r.id, r.name, r.display_name AS "displayName", r.is_static AS "isStatic",
  (SELECT count(*)::int FROM user_role ur WHERE ur.role_id = r.id) AS "memberCount",
  ARRAY(SELECT rp.permission FROM role_permission rp WHERE rp.role_id = r.id) AS permissions`;

async function read(db: Database, condition: SQL): Promise<RoleRow[]> {
  const { rows } = await db.execute(sql`SELECT ${columns} FROM role r WHERE ${condition} ORDER BY r.id`);
  return z.array(RoleRow).parse(rows);
}

export function findRoles(db: Database): Promise<RoleRow[]> {
  return read(db, sql`true`);
}

export async function findRole(db: Database, id: number): Promise<RoleRow | null> {
  return (await read(db, sql`r.id = ${id}`))[0] ?? null;
}

export function findRolesOfUser(db: Database, userId: number): Promise<RoleRow[]> {
  return read(db, sql`r.id IN (SELECT role_id FROM user_role WHERE user_id = ${userId})`);
}

export async function findRoleIds(db: Database, userId: number): Promise<number[]> {
  return Ids.parse((await db.execute(sql`SELECT role_id AS id FROM user_role WHERE user_id = ${userId}`)).rows);
}

/** Throws `Role.NameTaken`. */
export async function insertRole(transaction: Database, role: { name: string; displayName: string }): Promise<number> {
  try {
    const { rows } = await transaction.execute(
      sql`INSERT INTO role (name, display_name) VALUES (${role.name}, ${role.displayName}) RETURNING id`,
    );
    return z.object({ id: z.number() }).parse(rows[0]).id;
  } catch (error) {
    if (isUniqueViolation(error, 'role_name_key')) throw new AppError('Role.NameTaken');
    throw error;
  }
}

export async function renameRole(transaction: Database, id: number, displayName: string): Promise<void> {
  await transaction.execute(sql`UPDATE role SET display_name = ${displayName} WHERE id = ${id}`);
}

export async function replacePermissions(
  transaction: Database,
  roleId: number,
  permissions: readonly PermissionName[],
): Promise<void> {
  const list = sql`${sql.param([...permissions])}::text[]`;
  await transaction.execute(
    sql`DELETE FROM role_permission WHERE role_id = ${roleId} AND NOT permission = ANY(${list})`,
  );
  await transaction.execute(sql`
    INSERT INTO role_permission (role_id, permission) SELECT ${roleId}, unnest(${list}) ON CONFLICT DO NOTHING`);
}

export async function removeRole(transaction: Database, id: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM role WHERE id = ${id}`);
}

/** Answers who did not have the role before. */
export async function addMembers(transaction: Database, roleId: number, userIds: readonly number[]): Promise<number[]> {
  const { rows } = await transaction.execute(sql`
    INSERT INTO user_role (user_id, role_id) SELECT unnest(${idList(userIds)}), ${roleId} ON CONFLICT DO NOTHING RETURNING user_id AS id`);
  return Ids.parse(rows);
}

/** Answers who had the role. */
export async function removeMembers(
  transaction: Database,
  roleId: number,
  userIds: readonly number[],
): Promise<number[]> {
  const { rows } = await transaction.execute(
    sql`DELETE FROM user_role WHERE role_id = ${roleId} AND user_id = ANY(${idList(userIds)}) RETURNING user_id AS id`,
  );
  return Ids.parse(rows);
}
