// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/community/delivery-management.ts';
import type { RoutesOf } from '../../route.ts';

export const deliveryManagementRoutes: RoutesOf<typeof contract> = {
  getFailedDeliveries: { method: 'GET', path: '/api/services/app/notificationDelivery/GetFailed' },
  retryDeliveries: { method: 'POST', path: '/api/services/app/notificationDelivery/Retry' },
};
