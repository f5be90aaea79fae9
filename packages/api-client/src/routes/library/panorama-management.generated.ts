// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/panorama-management.ts';
import type { RoutesOf } from '../../route.ts';

export const panoramaManagementRoutes: RoutesOf<typeof contract> = {
  createPanorama: { method: 'POST', path: '/api/services/app/panorama/CreatePanorama' },
  createPanoramaPreview: { method: 'POST', path: '/api/services/app/panorama/CreatePreviewLink' },
  deletePanorama: { method: 'DELETE', path: '/api/services/app/panorama/DeletePanorama' },
  getManagedPanorama: { method: 'GET', path: '/api/services/app/panorama/GetPanorama' },
  getManagedPanoramas: { method: 'GET', path: '/api/services/app/panorama/GetPanoramas' },
  publishPanorama: { method: 'POST', path: '/api/services/app/panorama/Publish' },
  retryPanoramaPicture: { method: 'POST', path: '/api/services/app/panorama/RetryPicture' },
  savePanorama: { method: 'PUT', path: '/api/services/app/panorama/SavePanorama' },
  uploadPanoramaPicture: { method: 'POST', path: '/api/services/app/panorama/UploadPicture' },
  uploadPanoramaPlan: { method: 'POST', path: '/api/services/app/panorama/UploadPlan' },
  withdrawPanorama: { method: 'POST', path: '/api/services/app/panorama/Withdraw' },
};
