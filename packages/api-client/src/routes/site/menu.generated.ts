// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/site/menu.ts';
import type { RoutesOf } from '../../route.ts';

export const menuRoutes: RoutesOf<typeof contract> = {
  createMenu: { method: 'POST', path: '/api/services/app/menu/Create' },
  deleteMenu: { method: 'DELETE', path: '/api/services/app/menu/Delete' },
  getManagedMenus: { method: 'GET', path: '/api/services/app/menu/GetAll' },
  moveMenu: { method: 'POST', path: '/api/services/app/menu/Move' },
  previewMenus: { method: 'GET', path: '/api/services/app/menu/Preview' },
  updateMenu: { method: 'PUT', path: '/api/services/app/menu/Update' },
};
