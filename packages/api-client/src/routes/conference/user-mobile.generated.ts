// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/user-mobile.ts';
import type { RoutesOf } from '../../route.ts';

export const userMobileRoutes: RoutesOf<typeof contract> = {
  getMyConference: ['GET', '/api/services/app/conferenceUserMobile/GetMyConference'],
  getMyRecord: ['GET', '/api/services/app/conferenceUserMobile/GetMyRecord'],
  getStaffAttendees: ['GET', '/api/services/app/conferenceUserMobile/GetAttendees'],
  placeAttendee: ['POST', '/api/services/app/conferenceUserMobile/PlaceAttendee'],
  reissueTicket: ['POST', '/api/services/app/conferenceUserMobile/ReissueTicket'],
  requestChange: ['POST', '/api/services/app/conferenceUserMobile/RequestChange'],
  resendTicket: ['POST', '/api/services/app/conferenceUserMobile/ResendTicket'],
  revokeTicket: ['POST', '/api/services/app/conferenceUserMobile/RevokeTicket'],
  updateMyRecord: ['POST', '/api/services/app/conferenceUserMobile/UpdateMyRecord'],
  withdrawChange: ['POST', '/api/services/app/conferenceUserMobile/WithdrawChange'],
};
