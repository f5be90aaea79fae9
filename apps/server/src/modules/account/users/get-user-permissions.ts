import type { UserPermissions } from '@tuyuan/contract/account/user-management.ts';
import { effectivePermissions, isPermissionName } from '@tuyuan/contract/permissions.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findRolesOfUser } from './managed-role.repository.ts';
import { findManagedUser } from './managed-user.repository.ts';
import { countSessions, findOwnPermissions } from './user-permission.repository.ts';

/** Throws `User.NotFound`. */
export async function getUserPermissions(db: Database, id: number): Promise<UserPermissions> {
  if ((await findManagedUser(db, id)) === null) throw new AppError('User.NotFound');
  const roles = await findRolesOfUser(db, id);
  const { granted, prohibited } = await findOwnPermissions(db, id);
  return {
    roles: roles.map((role) => ({ ...role, permissions: effectivePermissions(role.permissions, []) })),
    granted: granted.filter(isPermissionName),
    prohibited: prohibited.filter(isPermissionName),
    effective: effectivePermissions([...roles.flatMap((role) => role.permissions), ...granted], prohibited),
    sessionCount: await countSessions(db, id),
  };
}
