// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/permission.ts';
import type { RoutesOf } from '../../route.ts';

export const permissionRoutes: RoutesOf<typeof contract> = {
  getPermissionTree: { method: 'GET', path: '/api/services/app/permission/GetPermissionTree' },
};
