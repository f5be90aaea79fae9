// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/user-management.ts';
import type { RoutesOf } from '../../route.ts';

export const userManagementRoutes: RoutesOf<typeof contract> = {
  activateUsers: ['POST', '/api/services/app/user/ActivateUsers'],
  createUser: ['POST', '/api/services/app/user/CreateUser'],
  deactivateUsers: ['POST', '/api/services/app/user/DeactivateUsers'],
  deleteUsers: ['DELETE', '/api/services/app/user/DeleteUsers'],
  exportUsers: ['POST', '/api/services/app/user/ExportUsers'],
  getAssignableRoles: ['GET', '/api/services/app/user/GetAssignableRoles'],
  getManagedUser: ['GET', '/api/services/app/user/GetUser'],
  getManagedUsers: ['GET', '/api/services/app/user/GetUsers'],
  getUserPermissions: ['GET', '/api/services/app/user/GetUserPermissions'],
  resetUserPassword: ['POST', '/api/services/app/user/ResetPassword'],
  updateUser: ['PUT', '/api/services/app/user/UpdateUser'],
  updateUserPermissions: ['PUT', '/api/services/app/user/UpdateUserPermissions'],
};
