import type {
  createTenant,
  getTenants,
  resumeTenant,
  suspendTenant,
  updateTenant,
} from '@tuyuan/contract/site/tenant-management.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

const tenantManagementApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTenants: build.query<ResultOf<typeof getTenants>, ArgumentOf<typeof getTenants>>({
      query: callOf<typeof getTenants>('GET', '/api/services/app/tenant/GetTenants'),
      providesTags: ['Tenant'],
    }),
    createTenant: build.mutation<ResultOf<typeof createTenant>, ArgumentOf<typeof createTenant>>({
      query: callOf<typeof createTenant>('POST', '/api/services/app/tenant/CreateTenant'),
      invalidatesTags: ['Tenant'],
    }),
    updateTenant: build.mutation<ResultOf<typeof updateTenant>, ArgumentOf<typeof updateTenant>>({
      query: callOf<typeof updateTenant>('PUT', '/api/services/app/tenant/UpdateTenant'),
      invalidatesTags: ['Tenant'],
    }),
    suspendTenant: build.mutation<ResultOf<typeof suspendTenant>, ArgumentOf<typeof suspendTenant>>({
      query: callOf<typeof suspendTenant>('POST', '/api/services/app/tenant/SuspendTenant'),
      invalidatesTags: ['Tenant'],
    }),
    resumeTenant: build.mutation<ResultOf<typeof resumeTenant>, ArgumentOf<typeof resumeTenant>>({
      query: callOf<typeof resumeTenant>('POST', '/api/services/app/tenant/ResumeTenant'),
      invalidatesTags: ['Tenant'],
    }),
  }),
});

export const {
  useGetTenantsQuery,
  useCreateTenantMutation,
  useUpdateTenantMutation,
  useSuspendTenantMutation,
  useResumeTenantMutation,
} = tenantManagementApi;
