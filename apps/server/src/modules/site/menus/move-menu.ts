import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type * as menu from '@tuyuan/contract/site/menu.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { changeMenus } from './change-menus.ts';
import { listMenus } from './list-menus.ts';
import { arrangeMenus, readMenus } from './menu.repository.ts';

/** Moves an entry with all below it; answers the whole menu. Throws `Menu.NotFound`, `Menu.Cycle` and `Menu.NameTaken`. */
export function moveMenu(
  db: Database,
  { id, parentId, index }: InputOf<typeof menu.moveMenu>,
): Promise<menu.ManagedMenu[]> {
  return changeMenus(db, async (transaction) => {
    const rows = await readMenus(transaction);
    const parentOf = new Map(rows.map((row) => [row.id, row.parentId]));
    if (!parentOf.has(id) || (parentId !== null && !parentOf.has(parentId))) throw new AppError('Menu.NotFound');
    for (let above = parentId; above !== null; above = parentOf.get(above) ?? null) {
      if (above === id) throw new AppError('Menu.Cycle');
    }
    const siblings = rows.filter((row) => row.parentId === parentId && row.id !== id).map((row) => row.id);
    await arrangeMenus(transaction, parentId, siblings.toSpliced(index, 0, id));
    return listMenus(transaction);
  });
}
