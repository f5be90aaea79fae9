// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/duty.ts';
import type { RoutesOf } from '../../route.ts';

export const dutyRoutes: RoutesOf<typeof contract> = {
  acceptSwap: { method: 'POST', path: '/api/services/app/conferenceDuty/AcceptSwap' },
  askSwap: { method: 'POST', path: '/api/services/app/conferenceDuty/AskSwap' },
  checkInAtPost: { method: 'POST', path: '/api/services/app/conferenceDuty/CheckIn' },
  claimShift: { method: 'POST', path: '/api/services/app/conferenceDuty/Claim' },
  confirmShift: { method: 'POST', path: '/api/services/app/conferenceDuty/Confirm' },
  decideSwap: { method: 'POST', path: '/api/services/app/conferenceDuty/DecideSwap' },
  dispatchColleague: { method: 'POST', path: '/api/services/app/conferenceDuty/Dispatch' },
  dropShift: { method: 'POST', path: '/api/services/app/conferenceDuty/Drop' },
  getColleagues: { method: 'GET', path: '/api/services/app/conferenceDuty/GetColleagues' },
  getDutyGaps: { method: 'GET', path: '/api/services/app/conferenceDuty/GetGaps' },
  getMyDuty: { method: 'GET', path: '/api/services/app/conferenceDuty/GetMine' },
  getOpenShifts: { method: 'GET', path: '/api/services/app/conferenceDuty/GetOpenShifts' },
  reportLate: { method: 'POST', path: '/api/services/app/conferenceDuty/ReportLate' },
  settleEntry: { method: 'POST', path: '/api/services/app/conferenceDuty/Settle' },
  withdrawSwap: { method: 'POST', path: '/api/services/app/conferenceDuty/WithdrawSwap' },
};
