// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/duty-management.ts';
import type { RoutesOf } from '../../route.ts';

export const dutyManagementRoutes: RoutesOf<typeof contract> = {
  assignShift: ['POST', '/api/services/app/conferenceDutyManagement/Assign'],
  createPost: ['POST', '/api/services/app/conferenceDutyManagement/CreatePost'],
  createShifts: ['POST', '/api/services/app/conferenceDutyManagement/CreateShifts'],
  deletePost: ['DELETE', '/api/services/app/conferenceDutyManagement/DeletePost'],
  deleteShift: ['DELETE', '/api/services/app/conferenceDutyManagement/DeleteShift'],
  getDutyRoster: ['GET', '/api/services/app/conferenceDutyManagement/GetRoster'],
  getManagedGaps: ['GET', '/api/services/app/conferenceDutyManagement/GetGaps'],
  getShiftColleagues: ['GET', '/api/services/app/conferenceDutyManagement/GetColleagues'],
  settleShiftEntry: ['POST', '/api/services/app/conferenceDutyManagement/Settle'],
  settleSwap: ['POST', '/api/services/app/conferenceDutyManagement/DecideSwap'],
  unassignShift: ['POST', '/api/services/app/conferenceDutyManagement/Unassign'],
  updatePost: ['PUT', '/api/services/app/conferenceDutyManagement/UpdatePost'],
  updateShift: ['PUT', '/api/services/app/conferenceDutyManagement/UpdateShift'],
};
