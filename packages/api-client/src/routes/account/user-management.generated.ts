// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/user-management.ts';
import type { RoutesOf } from '../../route.ts';

export const userManagementRoutes: RoutesOf<typeof contract> = {
  activateUsers: { method: 'POST', path: '/api/services/app/user/ActivateUsers' },
  createUser: { method: 'POST', path: '/api/services/app/user/CreateUser' },
  deactivateUsers: { method: 'POST', path: '/api/services/app/user/DeactivateUsers' },
  deleteUsers: { method: 'DELETE', path: '/api/services/app/user/DeleteUsers' },
  exportUsers: { method: 'POST', path: '/api/services/app/user/ExportUsers' },
  getAssignableRoles: { method: 'GET', path: '/api/services/app/user/GetAssignableRoles' },
  getManagedUser: { method: 'GET', path: '/api/services/app/user/GetUser' },
  getManagedUsers: { method: 'GET', path: '/api/services/app/user/GetUsers' },
  getUserPermissions: { method: 'GET', path: '/api/services/app/user/GetUserPermissions' },
  resetUserPassword: { method: 'POST', path: '/api/services/app/user/ResetPassword' },
  updateUser: { method: 'PUT', path: '/api/services/app/user/UpdateUser' },
  updateUserPermissions: { method: 'PUT', path: '/api/services/app/user/UpdateUserPermissions' },
};
