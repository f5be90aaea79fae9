// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/attendees.ts';
import type { RoutesOf } from '../../route.ts';

export const attendeesRoutes: RoutesOf<typeof contract> = {
  createAttendee: { method: 'POST', path: '/api/services/app/conferenceManagement/CreateAttendee' },
  exportAttendees: { method: 'POST', path: '/api/services/app/conferenceManagement/ExportAttendees' },
  getAttendeeSessions: { method: 'GET', path: '/api/services/app/conferenceManagement/GetAttendeeSessions' },
  getManagedAttendee: { method: 'GET', path: '/api/services/app/conferenceManagement/GetAttendee' },
  getManagedAttendees: { method: 'GET', path: '/api/services/app/conferenceManagement/GetAttendees' },
  importAttendees: { method: 'POST', path: '/api/services/app/conferenceManagement/ImportAttendees' },
  updateAttendee: { method: 'PUT', path: '/api/services/app/conferenceManagement/UpdateAttendee' },
};
