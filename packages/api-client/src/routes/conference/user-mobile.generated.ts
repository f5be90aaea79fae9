// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/user-mobile.ts';
import type { RoutesOf } from '../../route.ts';

export const userMobileRoutes: RoutesOf<typeof contract> = {
  getMyRecord: { method: 'GET', path: '/api/services/app/conferenceUserMobile/GetMyRecord' },
  getStaffAttendees: { method: 'GET', path: '/api/services/app/conferenceUserMobile/GetAttendees' },
  placeAttendee: { method: 'POST', path: '/api/services/app/conferenceUserMobile/PlaceAttendee' },
  reissueTicket: { method: 'POST', path: '/api/services/app/conferenceUserMobile/ReissueTicket' },
  requestChange: { method: 'POST', path: '/api/services/app/conferenceUserMobile/RequestChange' },
  resendTicket: { method: 'POST', path: '/api/services/app/conferenceUserMobile/ResendTicket' },
  revokeTicket: { method: 'POST', path: '/api/services/app/conferenceUserMobile/RevokeTicket' },
  updateMyRecord: { method: 'POST', path: '/api/services/app/conferenceUserMobile/UpdateMyRecord' },
  withdrawChange: { method: 'POST', path: '/api/services/app/conferenceUserMobile/WithdrawChange' },
};
