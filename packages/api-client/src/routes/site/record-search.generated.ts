// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/site/record-search.ts';
import type { RoutesOf } from '../../route.ts';

export const recordSearchRoutes: RoutesOf<typeof contract> = {
  findRecords: { method: 'GET', path: '/api/services/app/recordSearch/Find' },
};
