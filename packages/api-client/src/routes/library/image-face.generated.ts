// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/image-face.ts';
import type { RoutesOf } from '../../route.ts';

export const imageFaceRoutes: RoutesOf<typeof contract> = {
  checkFacesAgain: { method: 'POST', path: '/api/services/app/imageFace/CheckAgain' },
  createImageFace: { method: 'POST', path: '/api/services/app/imageFace/CreateFace' },
  deleteFaces: { method: 'POST', path: '/api/services/app/imageFace/DeleteFaces' },
  deleteImageFace: { method: 'DELETE', path: '/api/services/app/imageFace/DeleteFace' },
  getFaceFacets: { method: 'POST', path: '/api/services/app/imageFace/GetFacets' },
  getFaceStatus: { method: 'GET', path: '/api/services/app/imageFace/GetStatus' },
  getImageFaces: { method: 'GET', path: '/api/services/app/imageFace/GetFaces' },
  updateFaceSetting: { method: 'PUT', path: '/api/services/app/imageFace/UpdateSetting' },
  updateImageFace: { method: 'PUT', path: '/api/services/app/imageFace/UpdateFace' },
};
