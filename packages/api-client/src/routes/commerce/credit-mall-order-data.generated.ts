// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/commerce/credit-mall-order-data.ts';
import type { RoutesOf } from '../../route.ts';

export const creditMallOrderDataRoutes: RoutesOf<typeof contract> = {
  cancelMallOrder: { method: 'POST', path: '/api/services/app/creditMallOrderData/Cancel' },
  confirmMallReceipt: { method: 'POST', path: '/api/services/app/creditMallOrderData/ConfirmReceipt' },
  createMallOrder: { method: 'POST', path: '/api/services/app/creditMallOrderData/Create' },
  getMallRecipient: { method: 'GET', path: '/api/services/app/creditMallOrderData/GetRecipient' },
  getMyMallOrder: { method: 'GET', path: '/api/services/app/creditMallOrderData/GetMyOrder' },
  getMyMallOrders: { method: 'GET', path: '/api/services/app/creditMallOrderData/GetMyOrders' },
};
