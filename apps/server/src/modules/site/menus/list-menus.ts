import { isPermissionName } from '@tuyuan/contract/permissions.ts';
import type { ManagedMenu } from '@tuyuan/contract/site/menu.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTreeOrder } from '../../../platform/tree/tree-order.ts';
import { findMenus } from './menu.repository.ts';

/** Returns parents before children, siblings in order. */
export async function listMenus(db: Database): Promise<ManagedMenu[]> {
  return inTreeOrder(await findMenus(db)).map(({ permission, ...menu }) => ({
    ...menu,
    permission: permission !== null && isPermissionName(permission) ? permission : null,
  }));
}

/** Throws `Menu.NotFound`. */
export async function oneMenu(db: Database, id: number): Promise<ManagedMenu> {
  const menu = (await listMenus(db)).find((each) => each.id === id);
  if (!menu) throw new AppError('Menu.NotFound');
  return menu;
}
