import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type * as menu from '@tuyuan/contract/site/menu.ts';
import type { Database } from '../../../platform/database/database.ts';
import { oneMenu } from './list-menus.ts';
import { insertMenu } from './menu.repository.ts';
import { menus } from './menus.ts';

/** Adds an entry as its parent's last child. Throws `Menu.NotFound` (the parent) and `Menu.NameTaken`. */
export function createMenu(db: Database, entry: InputOf<typeof menu.createMenu>): Promise<menu.ManagedMenu> {
  return menus.change(db, async (transaction) => {
    await menus.assertNode(transaction, entry.parentId);
    return oneMenu(transaction, await insertMenu(transaction, entry));
  });
}
