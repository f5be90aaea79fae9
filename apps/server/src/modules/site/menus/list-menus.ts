import { isPermissionName } from '@tuyuan/contract/permissions.ts';
import type { ManagedMenu } from '@tuyuan/contract/site/menu.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type MenuRow, readMenus } from './menu.repository.ts';

/** Parents before children, siblings in order. */
export async function listMenus(db: Database): Promise<ManagedMenu[]> {
  return inTreeOrder(await readMenus(db));
}

/** Throws `Menu.NotFound`. */
export async function oneMenu(db: Database, id: number): Promise<ManagedMenu> {
  const menu = (await listMenus(db)).find((each) => each.id === id);
  if (!menu) throw new AppError('Menu.NotFound');
  return menu;
}

function inTreeOrder(rows: readonly MenuRow[], parentId: number | null = null): ManagedMenu[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .flatMap((row) => [
      { ...row, permission: row.permission !== null && isPermissionName(row.permission) ? row.permission : null },
      ...inTreeOrder(rows, row.id),
    ]);
}
