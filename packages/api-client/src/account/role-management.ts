import type {
  addRoleMembers,
  copyRole,
  createRole,
  deleteRole,
  getRoleMembers,
  getRoles,
  removeRoleMembers,
  updateRole,
} from '@tuyuan/contract/account/role-management.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

export const roleManagementApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRoles: build.query<ResultOf<typeof getRoles>, ArgumentOf<typeof getRoles>>({
      query: callOf<typeof getRoles>('GET', '/api/services/app/role/GetRoles'),
      providesTags: ['Role', 'Session'],
    }),
    createRole: build.mutation<ResultOf<typeof createRole>, ArgumentOf<typeof createRole>>({
      query: callOf<typeof createRole>('POST', '/api/services/app/role/CreateRole'),
      invalidatesTags: ['Role'],
    }),
    copyRole: build.mutation<ResultOf<typeof copyRole>, ArgumentOf<typeof copyRole>>({
      query: callOf<typeof copyRole>('POST', '/api/services/app/role/CopyRole'),
      invalidatesTags: ['Role'],
    }),
    updateRole: build.mutation<ResultOf<typeof updateRole>, ArgumentOf<typeof updateRole>>({
      query: callOf<typeof updateRole>('PUT', '/api/services/app/role/UpdateRole'),
      invalidatesTags: ['Role', 'User'],
    }),
    deleteRole: build.mutation<ResultOf<typeof deleteRole>, ArgumentOf<typeof deleteRole>>({
      query: callOf<typeof deleteRole>('DELETE', '/api/services/app/role/DeleteRole'),
      invalidatesTags: (_result, error) => (error ? [] : ['Role', 'User']),
    }),
    getRoleMembers: build.query<ResultOf<typeof getRoleMembers>, ArgumentOf<typeof getRoleMembers>>({
      query: callOf<typeof getRoleMembers>('GET', '/api/services/app/role/GetMembers'),
      providesTags: ['Role', 'User'],
    }),
    addRoleMembers: build.mutation<ResultOf<typeof addRoleMembers>, ArgumentOf<typeof addRoleMembers>>({
      query: callOf<typeof addRoleMembers>('POST', '/api/services/app/role/AddMembers'),
      invalidatesTags: ['Role', 'User'],
    }),
    removeRoleMembers: build.mutation<ResultOf<typeof removeRoleMembers>, ArgumentOf<typeof removeRoleMembers>>({
      query: callOf<typeof removeRoleMembers>('POST', '/api/services/app/role/RemoveMembers'),
      invalidatesTags: ['Role', 'User'],
    }),
  }),
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
