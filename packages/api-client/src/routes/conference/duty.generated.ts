// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/duty.ts';
import type { RoutesOf } from '../../route.ts';

export const dutyRoutes: RoutesOf<typeof contract> = {
  acceptSwap: ['POST', '/api/services/app/conferenceDuty/AcceptSwap'],
  askSwap: ['POST', '/api/services/app/conferenceDuty/AskSwap'],
  checkInAtPost: ['POST', '/api/services/app/conferenceDuty/CheckIn'],
  claimShift: ['POST', '/api/services/app/conferenceDuty/Claim'],
  confirmShift: ['POST', '/api/services/app/conferenceDuty/Confirm'],
  decideSwap: ['POST', '/api/services/app/conferenceDuty/DecideSwap'],
  dispatchColleague: ['POST', '/api/services/app/conferenceDuty/Dispatch'],
  dropShift: ['POST', '/api/services/app/conferenceDuty/Drop'],
  getColleagues: ['GET', '/api/services/app/conferenceDuty/GetColleagues'],
  getDutyGaps: ['GET', '/api/services/app/conferenceDuty/GetGaps'],
  getMyDuty: ['GET', '/api/services/app/conferenceDuty/GetMine'],
  getOpenShifts: ['GET', '/api/services/app/conferenceDuty/GetOpenShifts'],
  reportLate: ['POST', '/api/services/app/conferenceDuty/ReportLate'],
  settleEntry: ['POST', '/api/services/app/conferenceDuty/Settle'],
  withdrawSwap: ['POST', '/api/services/app/conferenceDuty/WithdrawSwap'],
};
