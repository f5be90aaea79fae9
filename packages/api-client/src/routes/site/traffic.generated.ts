// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/site/traffic.ts';
import type { RoutesOf } from '../../route.ts';

export const trafficRoutes: RoutesOf<typeof contract> = {
  getMissedSearches: { method: 'GET', path: '/api/services/app/traffic/GetMissedSearches' },
  getVisits: { method: 'GET', path: '/api/services/app/traffic/GetVisits' },
};
