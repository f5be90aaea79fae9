// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/site/tenant-management.ts';
import type { RoutesOf } from '../../route.ts';

export const tenantManagementRoutes: RoutesOf<typeof contract> = {
  createTenant: ['POST', '/api/services/app/tenant/CreateTenant'],
  getTenants: ['GET', '/api/services/app/tenant/GetTenants'],
  resumeTenant: ['POST', '/api/services/app/tenant/ResumeTenant'],
  suspendTenant: ['POST', '/api/services/app/tenant/SuspendTenant'],
  updateTenant: ['PUT', '/api/services/app/tenant/UpdateTenant'],
};
