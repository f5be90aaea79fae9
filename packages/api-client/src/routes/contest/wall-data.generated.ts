// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/contest/wall-data.ts';
import type { RoutesOf } from '../../route.ts';

export const wallDataRoutes: RoutesOf<typeof contract> = {
  getWorks: { method: 'GET', path: '/api/services/app/activityData/GetWorks' },
  recordShown: { method: 'POST', path: '/api/services/app/activityData/RecordShown' },
};
