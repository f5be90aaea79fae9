// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/contest/award.ts';
import type { RoutesOf } from '../../route.ts';

export const awardRoutes: RoutesOf<typeof contract> = {
  getAchievements: { method: 'GET', path: '/api/services/app/activityData/GetAchievements' },
  getAwards: { method: 'GET', path: '/api/services/app/activityData/GetAwards' },
  verifyAward: { method: 'GET', path: '/api/services/app/activityAward/Verify' },
};
