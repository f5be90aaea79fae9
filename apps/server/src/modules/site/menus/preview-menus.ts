import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { effectivePermissions } from '@tuyuan/contract/permissions.ts';
import type * as menu from '@tuyuan/contract/site/menu.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findMenus, findRolePermissions, findRoles } from './menu.repository.ts';
import { menuTree } from './menu-tree.ts';

/** Returns the menu of a user with only that role; without a role, of a user without permissions. */
export async function previewMenus(
  db: Database,
  roleId: number | undefined,
): Promise<OutputOf<typeof menu.previewMenus>> {
  const granted = roleId === undefined ? [] : await findRolePermissions(db, roleId);
  const permissions = new Set(effectivePermissions(granted, []));
  return { roles: await findRoles(db), items: menuTree(await findMenus(db), permissions) };
}
