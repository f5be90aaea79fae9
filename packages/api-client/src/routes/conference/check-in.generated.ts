// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/check-in.ts';
import type { RoutesOf } from '../../route.ts';

export const checkInRoutes: RoutesOf<typeof contract> = {
  findAttendees: ['GET', '/api/services/app/checkIn/FindAttendees'],
  getDeviceScans: ['GET', '/api/services/app/checkIn/GetDeviceScans'],
  getLanes: ['GET', '/api/services/app/checkIn/GetLanes'],
  getRoster: ['GET', '/api/services/app/checkIn/GetRoster'],
  leaseLane: ['POST', '/api/services/app/checkIn/LeaseLane'],
  registerDevice: ['POST', '/api/services/app/checkIn/RegisterDevice'],
  reportDevice: ['POST', '/api/services/app/checkIn/ReportDevice'],
  scanTicket: ['POST', '/api/services/app/checkIn/Scan'],
  undoScan: ['POST', '/api/services/app/checkIn/Undo'],
  uploadScans: ['POST', '/api/services/app/checkIn/UploadScans'],
};
