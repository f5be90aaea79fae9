// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/check-in-management.ts';
import type { RoutesOf } from '../../route.ts';

export const checkInManagementRoutes: RoutesOf<typeof contract> = {
  createSupervisor: ['POST', '/api/services/app/checkInManagement/CreateSupervisor'],
  decideConflict: ['POST', '/api/services/app/checkInManagement/DecideConflict'],
  deleteSupervisor: ['DELETE', '/api/services/app/checkInManagement/DeleteSupervisor'],
  exportScans: ['POST', '/api/services/app/checkInManagement/ExportScans'],
  freeLanes: ['POST', '/api/services/app/checkInManagement/FreeLanes'],
  getCheckInDevices: ['GET', '/api/services/app/checkInManagement/GetDevices'],
  getCheckInRules: ['GET', '/api/services/app/checkInManagement/GetRules'],
  getCommandScreen: ['GET', '/api/services/app/checkInManagement/GetCommandScreen'],
  getConflicts: ['GET', '/api/services/app/checkInManagement/GetConflicts'],
  getRevokedVouchers: ['GET', '/api/services/app/checkInManagement/GetRevokedVouchers'],
  getScans: ['GET', '/api/services/app/checkInManagement/GetScans'],
  getSupervisors: ['GET', '/api/services/app/checkInManagement/GetSupervisors'],
  getVoucherCounters: ['GET', '/api/services/app/checkInManagement/GetVoucherCounters'],
  restoreDevice: ['POST', '/api/services/app/checkInManagement/RestoreDevice'],
  restoreVoucher: ['POST', '/api/services/app/checkInManagement/RestoreVoucher'],
  revokeDevice: ['POST', '/api/services/app/checkInManagement/RevokeDevice'],
  revokeVoucher: ['POST', '/api/services/app/checkInManagement/RevokeVoucher'],
  setCheckInRules: ['PUT', '/api/services/app/checkInManagement/SetRules'],
  signByHand: ['POST', '/api/services/app/checkInManagement/SignByHand'],
};
