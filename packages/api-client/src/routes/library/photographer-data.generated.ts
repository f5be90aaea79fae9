// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/photographer-data.ts';
import type { RoutesOf } from '../../route.ts';

export const photographerDataRoutes: RoutesOf<typeof contract> = {
  getPhotographerInfo: ['GET', '/api/services/app/photographerData/GetInfo'],
  getPhotographerRank: ['GET', '/api/services/app/photographerData/GetRank'],
};
