import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { changeMenus } from './change-menus.ts';
import { listMenus } from './list-menus.ts';
import { deleteMenuRow } from './menu.repository.ts';

/** Throws `Menu.NotFound`, `Menu.InUse` while it has children, and `Menu.Seeded` for what came with the product. */
export function deleteMenu(db: Database, id: number): Promise<void> {
  return changeMenus(db, async (transaction) => {
    const menus = await listMenus(transaction);
    const menu = menus.find((each) => each.id === id);
    if (!menu) throw new AppError('Menu.NotFound');
    // It would come back with the next start.
    if (menu.isSeeded) throw new AppError('Menu.Seeded');
    if (menus.some(({ parentId }) => parentId === id)) throw new AppError('Menu.InUse');
    await deleteMenuRow(transaction, id);
  });
}
