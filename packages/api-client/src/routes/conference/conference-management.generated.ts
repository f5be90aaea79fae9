// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/conference-management.ts';
import type { RoutesOf } from '../../route.ts';

export const conferenceManagementRoutes: RoutesOf<typeof contract> = {
  cloneConference: ['POST', '/api/services/app/conferenceManagement/Clone'],
  createConference: ['POST', '/api/services/app/conferenceManagement/Create'],
  deleteConference: ['DELETE', '/api/services/app/conferenceManagement/Delete'],
  discardConferenceDraft: ['POST', '/api/services/app/conferenceManagement/DiscardDraft'],
  getManagedConference: ['GET', '/api/services/app/conferenceManagement/GetInfo'],
  getManagedConferences: ['GET', '/api/services/app/conferenceManagement/GetList'],
  updateConferenceDraft: ['PUT', '/api/services/app/conferenceManagement/UpdateDraft'],
  uploadConferencePicture: ['POST', '/api/services/app/conferenceManagement/UploadPicture'],
};
