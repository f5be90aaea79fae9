// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/photographer-application.ts';
import type { RoutesOf } from '../../route.ts';

export const photographerApplicationRoutes: RoutesOf<typeof contract> = {
  addApplicationSample: { method: 'POST', path: '/api/services/app/photographerApply/AddApplicationSample' },
  deleteIdCards: { method: 'POST', path: '/api/services/app/photographerApply/DeleteIdCards' },
  getOwnApplication: { method: 'GET', path: '/api/services/app/photographerApply/GetOwnApplication' },
  removeApplicationSample: { method: 'POST', path: '/api/services/app/photographerApply/RemoveApplicationSample' },
  submitApplication: { method: 'POST', path: '/api/services/app/photographerApply/SubmitApplication' },
  updateOwnApplication: { method: 'PUT', path: '/api/services/app/photographerApply/UpdateOwnApplication' },
  uploadIdCard: { method: 'POST', path: '/api/services/app/photographerApply/UploadIdCard' },
  withdrawApplication: { method: 'POST', path: '/api/services/app/photographerApply/WithdrawApplication' },
};
