import type { ManagedRole } from '@tuyuan/contract/account/role-management.ts';
import { effectivePermissions } from '@tuyuan/contract/permissions.ts';
import type { Authority } from './authority.ts';
import type { RoleRow } from './managed-role.repository.ts';

export function presentRole(row: RoleRow, authority: Authority): ManagedRole {
  const permissions = effectivePermissions(row.permissions, []);
  return { ...row, permissions, isChangeable: !row.isStatic && authority.holdsAll(permissions) };
}
