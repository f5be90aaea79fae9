// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/commerce/reconciliation.ts';
import type { RoutesOf } from '../../route.ts';

export const reconciliationRoutes: RoutesOf<typeof contract> = {
  closeException: { method: 'POST', path: '/api/services/app/reconciliation/Close' },
  getPaymentExceptions: { method: 'GET', path: '/api/services/app/reconciliation/GetExceptions' },
  getReconciledDay: { method: 'GET', path: '/api/services/app/reconciliation/GetDay' },
  recheckException: { method: 'POST', path: '/api/services/app/reconciliation/Recheck' },
  reconcileDay: { method: 'POST', path: '/api/services/app/reconciliation/CompareDay' },
};
