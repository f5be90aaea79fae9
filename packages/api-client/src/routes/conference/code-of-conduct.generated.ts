// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/code-of-conduct.ts';
import type { RoutesOf } from '../../route.ts';

export const codeOfConductRoutes: RoutesOf<typeof contract> = {
  confirmManner: ['POST', '/api/services/app/conferenceUserMobile/ConfirmManner'],
  getManner: ['GET', '/api/services/app/conferenceUserMobile/GetManner'],
  getMannerVersions: ['GET', '/api/services/app/conferenceManner/GetVersions'],
  getPublishedManner: ['GET', '/api/services/app/conferenceData/GetManner'],
  publishManner: ['POST', '/api/services/app/conferenceManner/Publish'],
};
