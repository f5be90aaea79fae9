// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/contest/work.ts';
import type { RoutesOf } from '../../route.ts';

export const workRoutes: RoutesOf<typeof contract> = {
  getWork: { method: 'GET', path: '/api/services/app/activityData/GetWork' },
};
