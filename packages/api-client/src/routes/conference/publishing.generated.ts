// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/publishing.ts';
import type { RoutesOf } from '../../route.ts';

export const publishingRoutes: RoutesOf<typeof contract> = {
  archiveConference: { method: 'POST', path: '/api/services/app/conferenceManagement/Archive' },
  cancelConference: { method: 'POST', path: '/api/services/app/conferenceManagement/Cancel' },
  getConferenceVersions: { method: 'GET', path: '/api/services/app/conferenceManagement/GetVersions' },
  getPublishDiff: { method: 'GET', path: '/api/services/app/conferenceManagement/GetPublishDiff' },
  publishConference: { method: 'POST', path: '/api/services/app/conferenceManagement/Publish' },
  setConferenceActive: { method: 'POST', path: '/api/services/app/conferenceManagement/SetActive' },
  setConferenceLive: { method: 'POST', path: '/api/services/app/conferenceManagement/SetLive' },
};
