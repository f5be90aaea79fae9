import { roleManagementRoutes } from '../routes/account/role-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const roleManagementApi = serviceApi(roleManagementRoutes, {
  tags: ['Role', 'User'],
  tagsOf: { getRoles: ['Role', 'Session'], createRole: ['Role'], copyRole: ['Role'] },
  onSuccess: ['deleteRole'],
});

export const {
  useGetRolesQuery,
  useCreateRoleMutation,
  useCopyRoleMutation,
  useUpdateRoleMutation,
  useDeleteRoleMutation,
  useGetRoleMembersQuery,
  useAddRoleMembersMutation,
  useRemoveRoleMembersMutation,
} = roleManagementApi;
