// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/role-management.ts';
import type { RoutesOf } from '../../route.ts';

export const roleManagementRoutes: RoutesOf<typeof contract> = {
  addRoleMembers: ['POST', '/api/services/app/role/AddMembers'],
  copyRole: ['POST', '/api/services/app/role/CopyRole'],
  createRole: ['POST', '/api/services/app/role/CreateRole'],
  deleteRole: ['DELETE', '/api/services/app/role/DeleteRole'],
  getRoleMembers: ['GET', '/api/services/app/role/GetMembers'],
  getRoles: ['GET', '/api/services/app/role/GetRoles'],
  removeRoleMembers: ['POST', '/api/services/app/role/RemoveMembers'],
  updateRole: ['PUT', '/api/services/app/role/UpdateRole'],
};
