// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/contest/rank-data.ts';
import type { RoutesOf } from '../../route.ts';

export const rankDataRoutes: RoutesOf<typeof contract> = {
  getRank: { method: 'GET', path: '/api/services/app/activityData/GetRank' },
};
