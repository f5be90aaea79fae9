// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/site/index-data.ts';
import type { RoutesOf } from '../../route.ts';

export const indexDataRoutes: RoutesOf<typeof contract> = {
  getCarousels: { method: 'GET', path: '/api/services/app/indexData/GetCarousels' },
  getFriendLinks: { method: 'GET', path: '/api/services/app/indexData/GetFriendLinks' },
  getHomeDataBlocks: { method: 'GET', path: '/api/services/app/indexData/GetHomeDataBlocks' },
  getHomeNavigation: { method: 'GET', path: '/api/services/app/indexData/GetHomeNavigation' },
  getLibraryFigures: { method: 'GET', path: '/api/services/app/indexData/GetLibraryFigures' },
  getSystemSetting: { method: 'GET', path: '/api/services/app/indexData/GetSystemSetting' },
  getWebSettings: { method: 'GET', path: '/api/services/app/indexData/GetWebSettings' },
};
