// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/photographer-account.ts';
import type { RoutesOf } from '../../route.ts';

export const photographerAccountRoutes: RoutesOf<typeof contract> = {
  getStatistics: { method: 'GET', path: '/api/services/app/photographerAccount/GetStatistics' },
};
