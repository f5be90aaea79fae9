// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/image-management.ts';
import type { RoutesOf } from '../../route.ts';

export const imageManagementRoutes: RoutesOf<typeof contract> = {
  exportImages: ['POST', '/api/services/app/image/ExportImages'],
  getManagedImages: ['GET', '/api/services/app/image/GetImages'],
  publishImages: ['POST', '/api/services/app/image/PublishImages'],
  retryImageProcessing: ['POST', '/api/services/app/image/RetryProcessing'],
  takeImagesOffline: ['POST', '/api/services/app/image/TakeImagesOffline'],
  updateImage: ['PUT', '/api/services/app/image/UpdateImage'],
  updateImages: ['PUT', '/api/services/app/image/UpdateImages'],
};
