// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/site/dashboard.ts';
import type { RoutesOf } from '../../route.ts';

export const dashboardRoutes: RoutesOf<typeof contract> = {
  dismissSetup: { method: 'POST', path: '/api/services/app/dashboard/DismissSetup' },
  getDashboardState: { method: 'GET', path: '/api/services/app/dashboard/GetState' },
  getDashboardTasks: { method: 'GET', path: '/api/services/app/dashboard/GetTasks' },
  getDashboardTrends: { method: 'GET', path: '/api/services/app/dashboard/GetTrends' },
  getMostViewedImages: { method: 'GET', path: '/api/services/app/dashboard/GetMostViewedImages' },
  getSetup: { method: 'GET', path: '/api/services/app/dashboard/GetSetup' },
};
