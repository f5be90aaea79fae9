// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/publishing.ts';
import type { RoutesOf } from '../../route.ts';

export const publishingRoutes: RoutesOf<typeof contract> = {
  archiveConference: ['POST', '/api/services/app/conferenceManagement/Archive'],
  cancelConference: ['POST', '/api/services/app/conferenceManagement/Cancel'],
  getConferenceVersions: ['GET', '/api/services/app/conferenceManagement/GetVersions'],
  getPublishDiff: ['GET', '/api/services/app/conferenceManagement/GetPublishDiff'],
  publishConference: ['POST', '/api/services/app/conferenceManagement/Publish'],
  setConferenceActive: ['POST', '/api/services/app/conferenceManagement/SetActive'],
  setConferenceLive: ['POST', '/api/services/app/conferenceManagement/SetLive'],
};
