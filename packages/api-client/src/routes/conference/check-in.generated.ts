// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/check-in.ts';
import type { RoutesOf } from '../../route.ts';

export const checkInRoutes: RoutesOf<typeof contract> = {
  findAttendees: { method: 'GET', path: '/api/services/app/checkIn/FindAttendees' },
  getDeviceScans: { method: 'GET', path: '/api/services/app/checkIn/GetDeviceScans' },
  getLanes: { method: 'GET', path: '/api/services/app/checkIn/GetLanes' },
  getRoster: { method: 'GET', path: '/api/services/app/checkIn/GetRoster' },
  leaseLane: { method: 'POST', path: '/api/services/app/checkIn/LeaseLane' },
  registerDevice: { method: 'POST', path: '/api/services/app/checkIn/RegisterDevice' },
  reportDevice: { method: 'POST', path: '/api/services/app/checkIn/ReportDevice' },
  scanTicket: { method: 'POST', path: '/api/services/app/checkIn/Scan' },
  undoScan: { method: 'POST', path: '/api/services/app/checkIn/Undo' },
  uploadScans: { method: 'POST', path: '/api/services/app/checkIn/UploadScans' },
};
