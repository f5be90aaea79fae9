// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/contest/jury.ts';
import type { RoutesOf } from '../../route.ts';

export const juryRoutes: RoutesOf<typeof contract> = {
  getMyRounds: { method: 'GET', path: '/api/services/app/activityJury/GetMyRounds' },
  getOrder: { method: 'GET', path: '/api/services/app/activityJury/GetOrder' },
  getQueue: { method: 'GET', path: '/api/services/app/activityJury/GetQueue' },
  setBallot: { method: 'POST', path: '/api/services/app/activityJury/SetBallot' },
  setOrder: { method: 'POST', path: '/api/services/app/activityJury/SetOrder' },
  undoBallot: { method: 'POST', path: '/api/services/app/activityJury/UndoBallot' },
};
