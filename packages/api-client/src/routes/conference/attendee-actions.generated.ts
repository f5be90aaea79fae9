// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/attendee-actions.ts';
import type { RoutesOf } from '../../route.ts';

export const attendeeActionsRoutes: RoutesOf<typeof contract> = {
  approveAttendees: ['POST', '/api/services/app/conferenceManagement/ApproveAttendees'],
  approveChanges: ['POST', '/api/services/app/conferenceManagement/ApproveChanges'],
  cancelAttendees: ['POST', '/api/services/app/conferenceManagement/CancelAttendees'],
  getChangeRequests: ['GET', '/api/services/app/conferenceManagement/GetChangeRequests'],
  placeAttendees: ['POST', '/api/services/app/conferenceManagement/PlaceAttendees'],
  printTickets: ['POST', '/api/services/app/conferenceManagement/PrintTickets'],
  reissueTickets: ['POST', '/api/services/app/conferenceManagement/ReissueTickets'],
  rejectAttendees: ['POST', '/api/services/app/conferenceManagement/RejectAttendees'],
  rejectChanges: ['POST', '/api/services/app/conferenceManagement/RejectChanges'],
  resendTickets: ['POST', '/api/services/app/conferenceManagement/ResendTickets'],
  revokeTickets: ['POST', '/api/services/app/conferenceManagement/RevokeTickets'],
};
