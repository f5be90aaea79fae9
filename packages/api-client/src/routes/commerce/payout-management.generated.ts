// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/commerce/payout-management.ts';
import type { RoutesOf } from '../../route.ts';

export const payoutManagementRoutes: RoutesOf<typeof contract> = {
  approvePayout: { method: 'POST', path: '/api/services/app/payout/Approve' },
  exportPayouts: { method: 'POST', path: '/api/services/app/payout/ExportPayouts' },
  getPayouts: { method: 'GET', path: '/api/services/app/payout/GetPayouts' },
  rejectPayout: { method: 'POST', path: '/api/services/app/payout/Reject' },
  settlePayout: { method: 'POST', path: '/api/services/app/payout/Settle' },
};
