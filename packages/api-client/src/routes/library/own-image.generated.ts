// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/own-image.ts';
import type { RoutesOf } from '../../route.ts';

export const ownImageRoutes: RoutesOf<typeof contract> = {
  deleteOwnImages: { method: 'POST', path: '/api/services/app/photographerImage/DeleteImages' },
  getOwnImage: { method: 'GET', path: '/api/services/app/photographerImage/GetImage' },
  getOwnImages: { method: 'GET', path: '/api/services/app/photographerImage/GetImages' },
  publishOwnImages: { method: 'POST', path: '/api/services/app/photographerImage/PublishImages' },
  restoreOwnImages: { method: 'POST', path: '/api/services/app/photographerImage/RestoreImages' },
  submitOwnImages: { method: 'POST', path: '/api/services/app/photographerImage/SubmitImages' },
  takeOwnImagesOffline: { method: 'POST', path: '/api/services/app/photographerImage/TakeImagesOffline' },
  updateOwnImage: { method: 'PUT', path: '/api/services/app/photographerImage/UpdateImage' },
  updateOwnImages: { method: 'PUT', path: '/api/services/app/photographerImage/UpdateImages' },
};
