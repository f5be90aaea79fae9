// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/contest/objection-management.ts';
import type { RoutesOf } from '../../route.ts';

export const objectionManagementRoutes: RoutesOf<typeof contract> = {
  decideObjection: { method: 'POST', path: '/api/services/app/activityObjection/Decide' },
  getManagedObjections: { method: 'GET', path: '/api/services/app/activityObjection/GetManagedList' },
};
