import type { MenuNode } from '@tuyuan/contract/account/account.ts';
import type { MenuRow } from './menu.repository.ts';

/** Returns the menu for these permissions: active and allowed entries; a group is shown when one of its children is. */
export function menuTree(
  rows: readonly MenuRow[],
  permissions: ReadonlySet<string>,
  parentId: number | null = null,
): MenuNode[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .flatMap(({ id, name, icon, path, permission, isActived }) => {
      if (!isActived || (permission !== null && !permissions.has(permission))) return [];
      const children = menuTree(rows, permissions, id);
      if (path === null && children.length === 0) return [];
      // A group has no page, but the console needs a unique path to identify it.
      return [{ name, path: path ?? `/menu-${id}`, icon, children }];
    });
}
