import type * as menu from '@tuyuan/contract/site/menu.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { TreeMove } from '../../../platform/tree/define-tree.ts';
import { listMenus } from './list-menus.ts';
import { menus } from './menus.ts';

/** Moves an entry with all below it; returns the whole menu. Throws `Menu.NotFound`, `Menu.Cycle` and `Menu.NameTaken`. */
export function moveMenu(db: Database, move: TreeMove): Promise<menu.ManagedMenu[]> {
  return menus.change(db, async (transaction) => {
    await menus.move(transaction, move);
    return listMenus(transaction);
  });
}
