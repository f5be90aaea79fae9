// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/commerce/refund-management.ts';
import type { RoutesOf } from '../../route.ts';

export const refundManagementRoutes: RoutesOf<typeof contract> = {
  approveRefund: { method: 'POST', path: '/api/services/app/refund/Approve' },
  getRefunds: { method: 'GET', path: '/api/services/app/refund/GetRefunds' },
  rejectRefund: { method: 'POST', path: '/api/services/app/refund/Reject' },
};
