// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/duty-management.ts';
import type { RoutesOf } from '../../route.ts';

export const dutyManagementRoutes: RoutesOf<typeof contract> = {
  assignShift: { method: 'POST', path: '/api/services/app/conferenceDutyManagement/Assign' },
  createPost: { method: 'POST', path: '/api/services/app/conferenceDutyManagement/CreatePost' },
  createShifts: { method: 'POST', path: '/api/services/app/conferenceDutyManagement/CreateShifts' },
  deletePost: { method: 'DELETE', path: '/api/services/app/conferenceDutyManagement/DeletePost' },
  deleteShift: { method: 'DELETE', path: '/api/services/app/conferenceDutyManagement/DeleteShift' },
  getDutyRoster: { method: 'GET', path: '/api/services/app/conferenceDutyManagement/GetRoster' },
  getManagedGaps: { method: 'GET', path: '/api/services/app/conferenceDutyManagement/GetGaps' },
  getShiftColleagues: { method: 'GET', path: '/api/services/app/conferenceDutyManagement/GetColleagues' },
  settleShiftEntry: { method: 'POST', path: '/api/services/app/conferenceDutyManagement/Settle' },
  settleSwap: { method: 'POST', path: '/api/services/app/conferenceDutyManagement/DecideSwap' },
  unassignShift: { method: 'POST', path: '/api/services/app/conferenceDutyManagement/Unassign' },
  updatePost: { method: 'PUT', path: '/api/services/app/conferenceDutyManagement/UpdatePost' },
  updateShift: { method: 'PUT', path: '/api/services/app/conferenceDutyManagement/UpdateShift' },
};
