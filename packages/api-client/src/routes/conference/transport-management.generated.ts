// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/transport-management.ts';
import type { RoutesOf } from '../../route.ts';

export const transportManagementRoutes: RoutesOf<typeof contract> = {
  advanceManagedTrip: { method: 'POST', path: '/api/services/app/conferenceTrafficManagement/Advance' },
  cancelTrip: { method: 'POST', path: '/api/services/app/conferenceTrafficManagement/Cancel' },
  createTrip: { method: 'POST', path: '/api/services/app/conferenceTrafficManagement/CreateTrip' },
  delayTrip: { method: 'POST', path: '/api/services/app/conferenceTrafficManagement/Delay' },
  deleteTrip: { method: 'DELETE', path: '/api/services/app/conferenceTrafficManagement/DeleteTrip' },
  exportManifests: { method: 'POST', path: '/api/services/app/conferenceTrafficManagement/ExportManifests' },
  getTraffic: { method: 'GET', path: '/api/services/app/conferenceTrafficManagement/GetTraffic' },
  seatAttendees: { method: 'POST', path: '/api/services/app/conferenceTrafficManagement/SeatAttendees' },
  unseatAttendee: { method: 'POST', path: '/api/services/app/conferenceTrafficManagement/Unseat' },
  updateTrip: { method: 'PUT', path: '/api/services/app/conferenceTrafficManagement/UpdateTrip' },
};
