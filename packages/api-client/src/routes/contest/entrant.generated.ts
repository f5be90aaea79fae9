// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/contest/entrant.ts';
import type { RoutesOf } from '../../route.ts';

export const entrantRoutes: RoutesOf<typeof contract> = {
  getOwnEntrant: { method: 'GET', path: '/api/services/app/activityData/GetMyRegistration' },
  leaveActivity: { method: 'POST', path: '/api/services/app/activityData/CancelRegistration' },
  registerEntrant: { method: 'POST', path: '/api/services/app/activityData/Register' },
};
