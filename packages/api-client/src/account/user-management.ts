import { permissionRoutes } from '../routes/account/permission.generated.ts';
import { userManagementRoutes } from '../routes/account/user-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const userManagementApi = serviceApi(
  { ...permissionRoutes, ...userManagementRoutes },
  {
    tags: ['User'],
    tagsOf: {
      getPermissionTree: ['Session'],
      exportUsers: [],
      getAssignableRoles: ['Role', 'Session'],
      createUser: ['User', 'Role'],
      updateUser: ['User', 'Role'],
      deleteUsers: ['User', 'Role'],
      getUserPermissions: ['User', 'Role'],
    },
  },
);

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
