// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/transport-management.ts';
import type { RoutesOf } from '../../route.ts';

export const transportManagementRoutes: RoutesOf<typeof contract> = {
  advanceManagedTrip: ['POST', '/api/services/app/conferenceTrafficManagement/Advance'],
  cancelTrip: ['POST', '/api/services/app/conferenceTrafficManagement/Cancel'],
  createTrip: ['POST', '/api/services/app/conferenceTrafficManagement/CreateTrip'],
  delayTrip: ['POST', '/api/services/app/conferenceTrafficManagement/Delay'],
  deleteTrip: ['DELETE', '/api/services/app/conferenceTrafficManagement/DeleteTrip'],
  exportManifests: ['POST', '/api/services/app/conferenceTrafficManagement/ExportManifests'],
  getTraffic: ['GET', '/api/services/app/conferenceTrafficManagement/GetTraffic'],
  seatAttendees: ['POST', '/api/services/app/conferenceTrafficManagement/SeatAttendees'],
  unseatAttendee: ['POST', '/api/services/app/conferenceTrafficManagement/Unseat'],
  updateTrip: ['PUT', '/api/services/app/conferenceTrafficManagement/UpdateTrip'],
};
