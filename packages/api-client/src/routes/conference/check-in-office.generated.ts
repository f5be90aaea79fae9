// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/check-in-office.ts';
import type { RoutesOf } from '../../route.ts';

export const checkInOfficeRoutes: RoutesOf<typeof contract> = {
  decideOfficeConflict: { method: 'POST', path: '/api/services/app/conferenceOfficeMobile/DecideConflict' },
  getHeadcount: { method: 'GET', path: '/api/services/app/conferenceUserMobile/GetHeadcount' },
  getOfficeCommand: { method: 'GET', path: '/api/services/app/conferenceOfficeMobile/GetCommandScreen' },
  getOfficeConflicts: { method: 'GET', path: '/api/services/app/conferenceOfficeMobile/GetConflicts' },
  getOfficeSignPoints: { method: 'GET', path: '/api/services/app/conferenceOfficeMobile/GetSignPoints' },
  signByOfficePhone: { method: 'POST', path: '/api/services/app/conferenceOfficeMobile/SignByHand' },
};
