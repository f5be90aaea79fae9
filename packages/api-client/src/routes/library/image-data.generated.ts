// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/image-data.ts';
import type { RoutesOf } from '../../route.ts';

export const imageDataRoutes: RoutesOf<typeof contract> = {
  getImage: { method: 'GET', path: '/api/services/app/imageData/GetImage' },
  getImages: { method: 'GET', path: '/api/services/app/imageData/GetImages' },
  getSimilarImages: { method: 'GET', path: '/api/services/app/imageData/GetSimilarImages' },
};
