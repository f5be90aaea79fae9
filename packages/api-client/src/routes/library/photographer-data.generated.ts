// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/photographer-data.ts';
import type { RoutesOf } from '../../route.ts';

export const photographerDataRoutes: RoutesOf<typeof contract> = {
  getPhotographerInfo: { method: 'GET', path: '/api/services/app/photographerData/GetInfo' },
  getPhotographerRank: { method: 'GET', path: '/api/services/app/photographerData/GetRank' },
};
