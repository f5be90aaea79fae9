import type { getPermissionTree } from '@tuyuan/contract/account/permission.ts';
import type {
  activateUsers,
  createUser,
  deactivateUsers,
  deleteUsers,
  exportUsers,
  getAssignableRoles,
  getManagedUser,
  getManagedUsers,
  getUserPermissions,
  resetUserPassword,
  updateUser,
  updateUserPermissions,
} from '@tuyuan/contract/account/user-management.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

export const userManagementApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPermissionTree: build.query<ResultOf<typeof getPermissionTree>, ArgumentOf<typeof getPermissionTree>>({
      query: callOf<typeof getPermissionTree>('GET', '/api/services/app/permission/GetPermissionTree'),
      providesTags: ['Session'],
    }),
    getManagedUsers: build.query<ResultOf<typeof getManagedUsers>, ArgumentOf<typeof getManagedUsers>>({
      query: callOf<typeof getManagedUsers>('GET', '/api/services/app/user/GetUsers'),
      providesTags: ['User'],
    }),
    exportUsers: build.mutation<ResultOf<typeof exportUsers>, ArgumentOf<typeof exportUsers>>({
      query: callOf<typeof exportUsers>('POST', '/api/services/app/user/ExportUsers'),
    }),
    getManagedUser: build.query<ResultOf<typeof getManagedUser>, ArgumentOf<typeof getManagedUser>>({
      query: callOf<typeof getManagedUser>('GET', '/api/services/app/user/GetUser'),
      providesTags: ['User'],
    }),
    getAssignableRoles: build.query<ResultOf<typeof getAssignableRoles>, ArgumentOf<typeof getAssignableRoles>>({
      query: callOf<typeof getAssignableRoles>('GET', '/api/services/app/user/GetAssignableRoles'),
      providesTags: ['Role', 'Session'],
    }),
    createUser: build.mutation<ResultOf<typeof createUser>, ArgumentOf<typeof createUser>>({
      query: callOf<typeof createUser>('POST', '/api/services/app/user/CreateUser'),
      invalidatesTags: ['User', 'Role'],
    }),
    updateUser: build.mutation<ResultOf<typeof updateUser>, ArgumentOf<typeof updateUser>>({
      query: callOf<typeof updateUser>('PUT', '/api/services/app/user/UpdateUser'),
      invalidatesTags: ['User', 'Role'],
    }),
    deleteUsers: build.mutation<ResultOf<typeof deleteUsers>, ArgumentOf<typeof deleteUsers>>({
      query: callOf<typeof deleteUsers>('DELETE', '/api/services/app/user/DeleteUsers'),
      invalidatesTags: ['User', 'Role'],
    }),
    activateUsers: build.mutation<ResultOf<typeof activateUsers>, ArgumentOf<typeof activateUsers>>({
      query: callOf<typeof activateUsers>('POST', '/api/services/app/user/ActivateUsers'),
      invalidatesTags: ['User'],
    }),
    deactivateUsers: build.mutation<ResultOf<typeof deactivateUsers>, ArgumentOf<typeof deactivateUsers>>({
      query: callOf<typeof deactivateUsers>('POST', '/api/services/app/user/DeactivateUsers'),
      invalidatesTags: ['User'],
    }),
    resetUserPassword: build.mutation<ResultOf<typeof resetUserPassword>, ArgumentOf<typeof resetUserPassword>>({
      query: callOf<typeof resetUserPassword>('POST', '/api/services/app/user/ResetPassword'),
      invalidatesTags: ['User'],
    }),
    getUserPermissions: build.query<ResultOf<typeof getUserPermissions>, ArgumentOf<typeof getUserPermissions>>({
      query: callOf<typeof getUserPermissions>('GET', '/api/services/app/user/GetUserPermissions'),
      providesTags: ['User', 'Role'],
    }),
    updateUserPermissions: build.mutation<
      ResultOf<typeof updateUserPermissions>,
      ArgumentOf<typeof updateUserPermissions>
    >({
      query: callOf<typeof updateUserPermissions>('PUT', '/api/services/app/user/UpdateUserPermissions'),
      invalidatesTags: ['User'],
    }),
  }),
});

export const {
  useGetPermissionTreeQuery,
  useGetManagedUsersQuery,
  useExportUsersMutation,
  useGetManagedUserQuery,
  useGetAssignableRolesQuery,
  useCreateUserMutation,
  useUpdateUserMutation,
  useDeleteUsersMutation,
  useActivateUsersMutation,
  useDeactivateUsersMutation,
  useResetUserPasswordMutation,
  useGetUserPermissionsQuery,
  useUpdateUserPermissionsMutation,
} = userManagementApi;
