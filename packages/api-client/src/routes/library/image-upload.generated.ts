// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/image-upload.ts';
import type { RoutesOf } from '../../route.ts';

export const imageUploadRoutes: RoutesOf<typeof contract> = {
  addRelease: { method: 'POST', path: '/api/services/app/imageUpload/AddRelease' },
  createUploads: { method: 'POST', path: '/api/services/app/imageUpload/CreateUploads' },
  deleteRelease: { method: 'POST', path: '/api/services/app/imageUpload/DeleteRelease' },
  deleteUploads: { method: 'POST', path: '/api/services/app/imageUpload/DeleteUploads' },
  getUploads: { method: 'GET', path: '/api/services/app/imageUpload/GetUploads' },
  keepLookAlikes: { method: 'POST', path: '/api/services/app/imageUpload/KeepLookAlikes' },
  setReleaseConsent: { method: 'PUT', path: '/api/services/app/imageUpload/SetReleaseConsent' },
  submitUploads: { method: 'POST', path: '/api/services/app/imageUpload/SubmitUploads' },
  updateUploads: { method: 'PUT', path: '/api/services/app/imageUpload/UpdateUploads' },
};
