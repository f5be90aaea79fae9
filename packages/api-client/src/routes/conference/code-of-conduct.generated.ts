// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/code-of-conduct.ts';
import type { RoutesOf } from '../../route.ts';

export const codeOfConductRoutes: RoutesOf<typeof contract> = {
  confirmManner: { method: 'POST', path: '/api/services/app/conferenceUserMobile/ConfirmManner' },
  getManner: { method: 'GET', path: '/api/services/app/conferenceUserMobile/GetManner' },
  getMannerVersions: { method: 'GET', path: '/api/services/app/conferenceManner/GetVersions' },
  getPublishedManner: { method: 'GET', path: '/api/services/app/conferenceData/GetManner' },
  publishManner: { method: 'POST', path: '/api/services/app/conferenceManner/Publish' },
};
