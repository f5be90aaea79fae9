// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/temp-image.ts';
import type { RoutesOf } from '../../route.ts';

export const tempImageRoutes: RoutesOf<typeof contract> = {
  createTempImage: { method: 'POST', path: '/api/services/app/tempImage/Create' },
  deleteTempImage: { method: 'POST', path: '/api/services/app/tempImage/Delete' },
  getTempImage: { method: 'GET', path: '/api/services/app/tempImage/Get' },
  preparePictureSearch: { method: 'POST', path: '/api/services/app/tempImage/Prepare' },
};
