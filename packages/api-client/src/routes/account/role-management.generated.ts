// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/role-management.ts';
import type { RoutesOf } from '../../route.ts';

export const roleManagementRoutes: RoutesOf<typeof contract> = {
  addRoleMembers: { method: 'POST', path: '/api/services/app/role/AddMembers' },
  copyRole: { method: 'POST', path: '/api/services/app/role/CopyRole' },
  createRole: { method: 'POST', path: '/api/services/app/role/CreateRole' },
  deleteRole: { method: 'DELETE', path: '/api/services/app/role/DeleteRole' },
  getRoleMembers: { method: 'GET', path: '/api/services/app/role/GetMembers' },
  getRoles: { method: 'GET', path: '/api/services/app/role/GetRoles' },
  removeRoleMembers: { method: 'POST', path: '/api/services/app/role/RemoveMembers' },
  updateRole: { method: 'PUT', path: '/api/services/app/role/UpdateRole' },
};
