import type { MenuNode } from '@tuyuan/contract/account/account.ts';
import type { MenuRow } from './menu.repository.ts';

/** The menu as the holder of these permissions sees it: what is switched on and allowed; a group shows when one of its children does. */
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
      // A group has no page; the console still needs a word to tell it by.
      return [{ name, path: path ?? `/menu-${id}`, icon, children }];
    });
}
