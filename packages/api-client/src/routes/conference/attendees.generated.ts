// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/attendees.ts';
import type { RoutesOf } from '../../route.ts';

export const attendeesRoutes: RoutesOf<typeof contract> = {
  createAttendee: ['POST', '/api/services/app/conferenceManagement/CreateAttendee'],
  exportAttendees: ['POST', '/api/services/app/conferenceManagement/ExportAttendees'],
  getAttendeeSessions: ['GET', '/api/services/app/conferenceManagement/GetAttendeeSessions'],
  getManagedAttendee: ['GET', '/api/services/app/conferenceManagement/GetAttendee'],
  getManagedAttendees: ['GET', '/api/services/app/conferenceManagement/GetAttendees'],
  importAttendees: ['POST', '/api/services/app/conferenceManagement/ImportAttendees'],
  updateAttendee: ['PUT', '/api/services/app/conferenceManagement/UpdateAttendee'],
};
