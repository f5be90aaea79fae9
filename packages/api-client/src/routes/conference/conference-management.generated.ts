// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/conference-management.ts';
import type { RoutesOf } from '../../route.ts';

export const conferenceManagementRoutes: RoutesOf<typeof contract> = {
  cloneConference: { method: 'POST', path: '/api/services/app/conferenceManagement/Clone' },
  createConference: { method: 'POST', path: '/api/services/app/conferenceManagement/Create' },
  deleteConference: { method: 'DELETE', path: '/api/services/app/conferenceManagement/Delete' },
  discardConferenceDraft: { method: 'POST', path: '/api/services/app/conferenceManagement/DiscardDraft' },
  getManagedConference: { method: 'GET', path: '/api/services/app/conferenceManagement/GetInfo' },
  getManagedConferences: { method: 'GET', path: '/api/services/app/conferenceManagement/GetList' },
  getRegistrationCurve: { method: 'GET', path: '/api/services/app/conferenceManagement/GetRegistrationCurve' },
  updateConferenceDraft: { method: 'PUT', path: '/api/services/app/conferenceManagement/UpdateDraft' },
  uploadConferencePicture: { method: 'POST', path: '/api/services/app/conferenceManagement/UploadPicture' },
};
