// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/panorama-data.ts';
import type { RoutesOf } from '../../route.ts';

export const panoramaDataRoutes: RoutesOf<typeof contract> = {
  getPano: { method: 'GET', path: '/api/services/app/indexData/GetPano' },
  getPanorama: { method: 'GET', path: '/api/services/app/panoramaData/GetPanorama' },
  getPanoramas: { method: 'GET', path: '/api/services/app/panoramaData/GetPanoramas' },
};
