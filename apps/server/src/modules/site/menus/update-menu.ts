import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type * as menu from '@tuyuan/contract/site/menu.ts';
import type { Database } from '../../../platform/database/database.ts';
import { oneMenu } from './list-menus.ts';
import { changeMenu } from './menu.repository.ts';
import { menus } from './menus.ts';

/** Throws `Menu.NotFound` and `Menu.NameTaken`. */
export function updateMenu(db: Database, entry: InputOf<typeof menu.updateMenu>): Promise<menu.ManagedMenu> {
  return menus.change(db, async (transaction) => {
    await changeMenu(transaction, entry);
    return oneMenu(transaction, entry.id);
  });
}
