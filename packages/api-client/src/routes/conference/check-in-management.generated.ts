// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/check-in-management.ts';
import type { RoutesOf } from '../../route.ts';

export const checkInManagementRoutes: RoutesOf<typeof contract> = {
  createSupervisor: { method: 'POST', path: '/api/services/app/checkInManagement/CreateSupervisor' },
  decideConflict: { method: 'POST', path: '/api/services/app/checkInManagement/DecideConflict' },
  deleteSupervisor: { method: 'DELETE', path: '/api/services/app/checkInManagement/DeleteSupervisor' },
  exportScans: { method: 'POST', path: '/api/services/app/checkInManagement/ExportScans' },
  freeLanes: { method: 'POST', path: '/api/services/app/checkInManagement/FreeLanes' },
  getCheckInDevices: { method: 'GET', path: '/api/services/app/checkInManagement/GetDevices' },
  getCheckInRules: { method: 'GET', path: '/api/services/app/checkInManagement/GetRules' },
  getCommandScreen: { method: 'GET', path: '/api/services/app/checkInManagement/GetCommandScreen' },
  getConflicts: { method: 'GET', path: '/api/services/app/checkInManagement/GetConflicts' },
  getRevokedVouchers: { method: 'GET', path: '/api/services/app/checkInManagement/GetRevokedVouchers' },
  getScans: { method: 'GET', path: '/api/services/app/checkInManagement/GetScans' },
  getSupervisors: { method: 'GET', path: '/api/services/app/checkInManagement/GetSupervisors' },
  getVoucherCounters: { method: 'GET', path: '/api/services/app/checkInManagement/GetVoucherCounters' },
  restoreDevice: { method: 'POST', path: '/api/services/app/checkInManagement/RestoreDevice' },
  restoreVoucher: { method: 'POST', path: '/api/services/app/checkInManagement/RestoreVoucher' },
  revokeDevice: { method: 'POST', path: '/api/services/app/checkInManagement/RevokeDevice' },
  revokeVoucher: { method: 'POST', path: '/api/services/app/checkInManagement/RevokeVoucher' },
  setCheckInRules: { method: 'PUT', path: '/api/services/app/checkInManagement/SetRules' },
  signByHand: { method: 'POST', path: '/api/services/app/checkInManagement/SignByHand' },
};
