// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/contest/objection.ts';
import type { RoutesOf } from '../../route.ts';

export const objectionRoutes: RoutesOf<typeof contract> = {
  getObjections: { method: 'GET', path: '/api/services/app/activityObjection/GetList' },
  makeObjection: { method: 'POST', path: '/api/services/app/activityObjection/Make' },
};
