// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/contest/activity-data.ts';
import type { RoutesOf } from '../../route.ts';

export const activityDataRoutes: RoutesOf<typeof contract> = {
  getActivities: { method: 'GET', path: '/api/services/app/activityData/GetList' },
  getActivity: { method: 'GET', path: '/api/services/app/activityData/Get' },
};
