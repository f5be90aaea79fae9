// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/site/dashboard.ts';
import type { RoutesOf } from '../../route.ts';

export const dashboardRoutes: RoutesOf<typeof contract> = {
  getDashboardState: ['GET', '/api/services/app/dashboard/GetState'],
  getDashboardTasks: ['GET', '/api/services/app/dashboard/GetTasks'],
  getDashboardTrends: ['GET', '/api/services/app/dashboard/GetTrends'],
  getMostViewedImages: ['GET', '/api/services/app/dashboard/GetMostViewedImages'],
};
