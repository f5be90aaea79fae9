// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/photo-wall-management.ts';
import type { RoutesOf } from '../../route.ts';

export const photoWallManagementRoutes: RoutesOf<typeof contract> = {
  decideLiveOriginal: { method: 'POST', path: '/api/services/app/conferenceLive/DecideOriginal' },
  decideLivePhotos: { method: 'POST', path: '/api/services/app/conferenceLive/Decide' },
  getLiveOriginalRequests: { method: 'GET', path: '/api/services/app/conferenceLive/GetOriginalRequests' },
  getLivePhotographers: { method: 'GET', path: '/api/services/app/conferenceLive/GetPhotographers' },
  getLiveSettings: { method: 'GET', path: '/api/services/app/conferenceLive/GetSettings' },
  getManagedLivePhotos: { method: 'GET', path: '/api/services/app/conferenceLive/GetPhotos' },
  setLivePhotographer: { method: 'POST', path: '/api/services/app/conferenceLive/SetPhotographer' },
  updateLivePhoto: { method: 'PUT', path: '/api/services/app/conferenceLive/UpdatePhoto' },
  updateLiveSettings: { method: 'PUT', path: '/api/services/app/conferenceLive/UpdateSettings' },
};
