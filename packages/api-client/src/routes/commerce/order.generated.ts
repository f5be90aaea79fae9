// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/commerce/order.ts';
import type { RoutesOf } from '../../route.ts';

export const orderRoutes: RoutesOf<typeof contract> = {
  cancelOrder: { method: 'POST', path: '/api/services/app/order/CancelOrder' },
  createOrder: { method: 'POST', path: '/api/services/app/order/CreateOrder' },
  download: { method: 'POST', path: '/api/services/app/order/Download' },
  getMyOrder: { method: 'GET', path: '/api/services/app/order/GetMyOrder' },
  getMyOrders: { method: 'GET', path: '/api/services/app/order/MyOrderList' },
  packageDownload: { method: 'POST', path: '/api/services/app/order/PackageDownload' },
  payByPackage: { method: 'POST', path: '/api/services/app/order/PayByAuth' },
  quoteOrder: { method: 'POST', path: '/api/services/app/order/Quote' },
  requestRefund: { method: 'POST', path: '/api/services/app/order/RequestRefund' },
  withdrawRefund: { method: 'POST', path: '/api/services/app/order/WithdrawRefund' },
};
