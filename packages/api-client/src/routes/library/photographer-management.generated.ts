// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/photographer-management.ts';
import type { RoutesOf } from '../../route.ts';

export const photographerManagementRoutes: RoutesOf<typeof contract> = {
  approveApplication: { method: 'POST', path: '/api/services/app/photographer/ApproveApplication' },
  getManagedPhotographers: { method: 'GET', path: '/api/services/app/photographer/GetManagedPhotographers' },
  getPhotographerApplication: { method: 'GET', path: '/api/services/app/photographer/GetPhotographerApplication' },
  getPhotographerApplications: { method: 'GET', path: '/api/services/app/photographer/GetPhotographerApplications' },
  rejectApplication: { method: 'POST', path: '/api/services/app/photographer/RejectApplication' },
  updatePhotographer: { method: 'PUT', path: '/api/services/app/photographer/UpdatePhotographer' },
};
