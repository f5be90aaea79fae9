import { tenantManagementRoutes } from '../routes/site/tenant-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetTenantsQuery,
  useCreateTenantMutation,
  useUpdateTenantMutation,
  useSuspendTenantMutation,
  useResumeTenantMutation,
  useExportTenantMutation,
  useDeleteTenantMutation,
} = serviceApi(tenantManagementRoutes, { tags: ['Tenant'] });
