import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { oneMenu } from './list-menus.ts';
import { menus } from './menus.ts';

/** Throws `Menu.NotFound`, `Menu.InUse` while it has children, and `Menu.Seeded` for what came with the product. */
export function deleteMenu(db: Database, id: number): Promise<void> {
  return menus.change(db, async (transaction) => {
    const menu = await oneMenu(transaction, id);
    // It would come back with the next start.
    if (menu.isSeeded) throw new AppError('Menu.Seeded');
    await menus.delete(transaction, id);
  });
}
