// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/commerce/credit-management.ts';
import type { RoutesOf } from '../../route.ts';

export const creditManagementRoutes: RoutesOf<typeof contract> = {
  adjustCredits: { method: 'POST', path: '/api/services/app/creditManagement/Adjust' },
  getCreditRules: { method: 'GET', path: '/api/services/app/creditManagement/GetRules' },
  getManagedCreditRecords: { method: 'GET', path: '/api/services/app/creditManagement/GetRecords' },
  tryCreditRules: { method: 'POST', path: '/api/services/app/creditManagement/TryRules' },
  updateCreditRules: { method: 'PUT', path: '/api/services/app/creditManagement/UpdateRules' },
};
