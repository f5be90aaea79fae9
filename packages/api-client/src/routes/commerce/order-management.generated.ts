// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/commerce/order-management.ts';
import type { RoutesOf } from '../../route.ts';

export const orderManagementRoutes: RoutesOf<typeof contract> = {
  getManagedOrder: { method: 'GET', path: '/api/services/app/orderManagement/GetOrder' },
  getManagedOrders: { method: 'GET', path: '/api/services/app/orderManagement/GetOrders' },
};
