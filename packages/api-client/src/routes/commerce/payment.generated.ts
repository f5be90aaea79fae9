// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/commerce/payment.ts';
import type { RoutesOf } from '../../route.ts';

export const paymentRoutes: RoutesOf<typeof contract> = {
  getOrderPayState: { method: 'GET', path: '/api/services/app/payment/OrderPayState' },
  getPayWays: { method: 'GET', path: '/api/services/app/payment/GetPayWays' },
  getPayerAddress: { method: 'GET', path: '/api/services/app/payment/GetPayerAddress' },
  startPayment: { method: 'POST', path: '/api/services/app/payment/QrPay' },
};
