// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/check-in-office.ts';
import type { RoutesOf } from '../../route.ts';

export const checkInOfficeRoutes: RoutesOf<typeof contract> = {
  decideOfficeConflict: ['POST', '/api/services/app/conferenceOfficeMobile/DecideConflict'],
  getHeadcount: ['GET', '/api/services/app/conferenceUserMobile/GetHeadcount'],
  getOfficeCommand: ['GET', '/api/services/app/conferenceOfficeMobile/GetCommandScreen'],
  getOfficeConflicts: ['GET', '/api/services/app/conferenceOfficeMobile/GetConflicts'],
  getOfficeSignPoints: ['GET', '/api/services/app/conferenceOfficeMobile/GetSignPoints'],
  signByOfficePhone: ['POST', '/api/services/app/conferenceOfficeMobile/SignByHand'],
};
