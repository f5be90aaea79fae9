// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/site/tenant-management.ts';
import type { RoutesOf } from '../../route.ts';

export const tenantManagementRoutes: RoutesOf<typeof contract> = {
  createTenant: { method: 'POST', path: '/api/services/app/tenant/CreateTenant' },
  deleteTenant: { method: 'DELETE', path: '/api/services/app/tenant/DeleteTenant' },
  exportTenant: { method: 'POST', path: '/api/services/app/tenant/ExportTenant' },
  getTenants: { method: 'GET', path: '/api/services/app/tenant/GetTenants' },
  resumeTenant: { method: 'POST', path: '/api/services/app/tenant/ResumeTenant' },
  suspendTenant: { method: 'POST', path: '/api/services/app/tenant/SuspendTenant' },
  updateTenant: { method: 'PUT', path: '/api/services/app/tenant/UpdateTenant' },
};
