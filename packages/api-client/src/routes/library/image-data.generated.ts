// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/image-data.ts';
import type { RoutesOf } from '../../route.ts';

export const imageDataRoutes: RoutesOf<typeof contract> = {
  getImage: ['GET', '/api/services/app/imageData/GetImage'],
  getImages: ['GET', '/api/services/app/imageData/GetImages'],
  getSimilarImages: ['GET', '/api/services/app/imageData/GetSimilarImages'],
};
