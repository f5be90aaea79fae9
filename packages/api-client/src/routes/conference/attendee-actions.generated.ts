// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/attendee-actions.ts';
import type { RoutesOf } from '../../route.ts';

export const attendeeActionsRoutes: RoutesOf<typeof contract> = {
  approveAttendees: { method: 'POST', path: '/api/services/app/conferenceManagement/ApproveAttendees' },
  approveChanges: { method: 'POST', path: '/api/services/app/conferenceManagement/ApproveChanges' },
  cancelAttendees: { method: 'POST', path: '/api/services/app/conferenceManagement/CancelAttendees' },
  getChangeRequests: { method: 'GET', path: '/api/services/app/conferenceManagement/GetChangeRequests' },
  placeAttendees: { method: 'POST', path: '/api/services/app/conferenceManagement/PlaceAttendees' },
  printTickets: { method: 'POST', path: '/api/services/app/conferenceManagement/PrintTickets' },
  reissueTickets: { method: 'POST', path: '/api/services/app/conferenceManagement/ReissueTickets' },
  rejectAttendees: { method: 'POST', path: '/api/services/app/conferenceManagement/RejectAttendees' },
  rejectChanges: { method: 'POST', path: '/api/services/app/conferenceManagement/RejectChanges' },
  resendTickets: { method: 'POST', path: '/api/services/app/conferenceManagement/ResendTickets' },
  revokeTickets: { method: 'POST', path: '/api/services/app/conferenceManagement/RevokeTickets' },
};
