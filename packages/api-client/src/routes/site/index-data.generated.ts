// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/site/index-data.ts';
import type { RoutesOf } from '../../route.ts';

export const indexDataRoutes: RoutesOf<typeof contract> = {
  getCarousels: ['GET', '/api/services/app/indexData/GetCarousels'],
  getFriendLinks: ['GET', '/api/services/app/indexData/GetFriendLinks'],
  getHomeDataBlocks: ['GET', '/api/services/app/indexData/GetHomeDataBlocks'],
  getHomeNavigation: ['GET', '/api/services/app/indexData/GetHomeNavigation'],
  getLibraryFigures: ['GET', '/api/services/app/indexData/GetLibraryFigures'],
  getSystemSetting: ['GET', '/api/services/app/indexData/GetSystemSetting'],
  getWebSettings: ['GET', '/api/services/app/indexData/GetWebSettings'],
};
