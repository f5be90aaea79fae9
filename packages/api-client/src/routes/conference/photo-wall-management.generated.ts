// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/photo-wall-management.ts';
import type { RoutesOf } from '../../route.ts';

export const photoWallManagementRoutes: RoutesOf<typeof contract> = {
  decideLiveOriginal: ['POST', '/api/services/app/conferenceLive/DecideOriginal'],
  decideLivePhotos: ['POST', '/api/services/app/conferenceLive/Decide'],
  getLiveOriginalRequests: ['GET', '/api/services/app/conferenceLive/GetOriginalRequests'],
  getLivePhotographers: ['GET', '/api/services/app/conferenceLive/GetPhotographers'],
  getLiveSettings: ['GET', '/api/services/app/conferenceLive/GetSettings'],
  getManagedLivePhotos: ['GET', '/api/services/app/conferenceLive/GetPhotos'],
  setLivePhotographer: ['POST', '/api/services/app/conferenceLive/SetPhotographer'],
  updateLivePhoto: ['PUT', '/api/services/app/conferenceLive/UpdatePhoto'],
  updateLiveSettings: ['PUT', '/api/services/app/conferenceLive/UpdateSettings'],
};
