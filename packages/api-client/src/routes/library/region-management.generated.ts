// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/region-management.ts';
import type { RoutesOf } from '../../route.ts';

export const regionManagementRoutes: RoutesOf<typeof contract> = {
  createRegion: { method: 'POST', path: '/api/services/app/region/Create' },
  deleteRegion: { method: 'DELETE', path: '/api/services/app/region/Delete' },
  getManagedRegions: { method: 'GET', path: '/api/services/app/region/GetAll' },
  moveRegion: { method: 'POST', path: '/api/services/app/region/Move' },
  updateRegion: { method: 'PUT', path: '/api/services/app/region/Update' },
};
