// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/region-management.ts';
import type { RoutesOf } from '../../route.ts';

export const regionManagementRoutes: RoutesOf<typeof contract> = {
  createRegion: ['POST', '/api/services/app/region/Create'],
  deleteRegion: ['DELETE', '/api/services/app/region/Delete'],
  getManagedRegions: ['GET', '/api/services/app/region/GetAll'],
  moveRegion: ['POST', '/api/services/app/region/Move'],
  updateRegion: ['PUT', '/api/services/app/region/Update'],
};
