import { ManagedRole } from '@tuyuan/contract/account/role-management.ts';
import type { PermissionName } from '@tuyuan/contract/permissions.ts';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { refuseDuplicate } from '../../../platform/database/refuse-duplicate.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { idList, textList } from '../../../platform/database/sql-parts.ts';
import { findIds, oneId } from '../../../platform/database/values.ts';

const RoleRow = ManagedRole.omit({ isChangeable: true });
export type RoleRow = z.infer<typeof RoleRow>;

const columns = sql`r.id, r.name, r.display_name, r.is_static,
  (SELECT count(*)::int FROM user_role ur WHERE ur.role_id = r.id) AS member_count,
  ARRAY(SELECT rp.permission FROM role_permission rp WHERE rp.role_id = r.id) AS permissions`;

export function findRoles(db: Database): Promise<RoleRow[]> {
  return many(db, RoleRow, sql`SELECT ${columns} FROM role r ORDER BY r.id`);
}

export function findRole(db: Database, id: number): Promise<RoleRow | null> {
  return findOne(db, RoleRow, sql`SELECT ${columns} FROM role r WHERE r.id = ${id}`);
}

export function findRolesOfUser(db: Database, userId: number): Promise<RoleRow[]> {
  return many(
    db,
    RoleRow,
    sql`SELECT ${columns} FROM role r JOIN user_role ur ON ur.role_id = r.id WHERE ur.user_id = ${userId} ORDER BY r.id`,
  );
}

export function findRoleIds(db: Database, userId: number): Promise<number[]> {
  return findIds(db, sql`SELECT role_id AS id FROM user_role WHERE user_id = ${userId}`);
}

/** Throws `Role.NameTaken`. */
/** Without a name the role is called by the next free number; the caller must have locked the roles. */
export function insertRole(
  transaction: Database,
  role: { name?: string | undefined; displayName: string },
): Promise<number> {
  const freeName = sql`(SELECT 'role-' || coalesce(max(substring(name FROM '^role-(\\d{1,6})$')::int), 0) + 1 FROM role)`;
  const inserted = oneId(
    transaction,
    sql`INSERT INTO role (name, display_name) VALUES (${role.name ?? freeName}, ${role.displayName}) RETURNING id`,
  );
  return refuseDuplicate(inserted, { role_name_key: { code: 'Role.NameTaken', field: 'name' } });
}

export async function renameRole(transaction: Database, id: number, displayName: string): Promise<void> {
  await transaction.execute(sql`UPDATE role SET display_name = ${displayName} WHERE id = ${id}`);
}

export async function replacePermissions(
  transaction: Database,
  roleId: number,
  permissions: readonly PermissionName[],
): Promise<void> {
  const list = textList(permissions);
  await transaction.execute(
    sql`DELETE FROM role_permission WHERE role_id = ${roleId} AND NOT permission = ANY(${list})`,
  );
  await transaction.execute(sql`
    INSERT INTO role_permission (role_id, permission) SELECT ${roleId}, unnest(${list}) ON CONFLICT DO NOTHING`);
}

export async function removeRole(transaction: Database, id: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM role WHERE id = ${id}`);
}

/** Returns who did not have the role before. */
export function addMembers(transaction: Database, roleId: number, userIds: readonly number[]): Promise<number[]> {
  return findIds(
    transaction,
    sql`INSERT INTO user_role (user_id, role_id) SELECT unnest(${idList(userIds)}), ${roleId} ON CONFLICT DO NOTHING RETURNING user_id AS id`,
  );
}

/** Returns who had the role. */
export function removeMembers(transaction: Database, roleId: number, userIds: readonly number[]): Promise<number[]> {
  return findIds(
    transaction,
    sql`DELETE FROM user_role WHERE role_id = ${roleId} AND user_id = ANY(${idList(userIds)}) RETURNING user_id AS id`,
  );
}
