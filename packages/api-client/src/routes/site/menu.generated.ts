// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/site/menu.ts';
import type { RoutesOf } from '../../route.ts';

export const menuRoutes: RoutesOf<typeof contract> = {
  createMenu: ['POST', '/api/services/app/menu/Create'],
  deleteMenu: ['DELETE', '/api/services/app/menu/Delete'],
  getManagedMenus: ['GET', '/api/services/app/menu/GetAll'],
  moveMenu: ['POST', '/api/services/app/menu/Move'],
  previewMenus: ['GET', '/api/services/app/menu/Preview'],
  updateMenu: ['PUT', '/api/services/app/menu/Update'],
};
