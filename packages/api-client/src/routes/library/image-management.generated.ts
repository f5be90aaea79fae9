// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/image-management.ts';
import type { RoutesOf } from '../../route.ts';

export const imageManagementRoutes: RoutesOf<typeof contract> = {
  exportImages: { method: 'POST', path: '/api/services/app/image/ExportImages' },
  getImageCounts: { method: 'GET', path: '/api/services/app/image/GetStateCounts' },
  getManagedImages: { method: 'GET', path: '/api/services/app/image/GetImages' },
  moveImagesToAlbum: { method: 'PUT', path: '/api/services/app/image/MoveToAlbum' },
  priceImages: { method: 'PUT', path: '/api/services/app/image/PriceImages' },
  publishImages: { method: 'POST', path: '/api/services/app/image/PublishImages' },
  retryImageProcessing: { method: 'POST', path: '/api/services/app/image/RetryProcessing' },
  takeImagesOffline: { method: 'POST', path: '/api/services/app/image/TakeImagesOffline' },
  updateImage: { method: 'PUT', path: '/api/services/app/image/UpdateImage' },
  updateImages: { method: 'PUT', path: '/api/services/app/image/UpdateImages' },
  uploadImage: { method: 'POST', path: '/api/services/app/image/UploadImage' },
};
