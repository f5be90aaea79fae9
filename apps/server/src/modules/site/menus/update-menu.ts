import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type * as menu from '@tuyuan/contract/site/menu.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { changeMenus } from './change-menus.ts';
import { oneMenu } from './list-menus.ts';
import { changeMenu } from './menu.repository.ts';

/** Throws `Menu.NotFound` and `Menu.NameTaken`. */
export function updateMenu(db: Database, entry: InputOf<typeof menu.updateMenu>): Promise<menu.ManagedMenu> {
  return changeMenus(db, async (transaction) => {
    if (!(await changeMenu(transaction, entry))) throw new AppError('Menu.NotFound');
    return oneMenu(transaction, entry.id);
  });
}
