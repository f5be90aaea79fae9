// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/site/storage.ts';
import type { RoutesOf } from '../../route.ts';

export const storageRoutes: RoutesOf<typeof contract> = {
  getStorage: { method: 'GET', path: '/api/services/app/storage/GetStorage' },
};
