// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/contest/entrant.ts';
import type { RoutesOf } from '../../route.ts';

export const entrantRoutes: RoutesOf<typeof contract> = {
  cancelRegistration: { method: 'POST', path: '/api/services/app/activityData/CancelRegistration' },
  getOwnEntrant: { method: 'GET', path: '/api/services/app/activityData/GetMyRegistration' },
  registerEntrant: { method: 'POST', path: '/api/services/app/activityData/Register' },
};
