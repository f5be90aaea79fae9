// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/accommodation.ts';
import type { RoutesOf } from '../../route.ts';

export const accommodationRoutes: RoutesOf<typeof contract> = {
  acceptStay: { method: 'POST', path: '/api/services/app/conferenceStay/Accept' },
  askStayChange: { method: 'POST', path: '/api/services/app/conferenceStay/AskChange' },
  getMyStay: { method: 'GET', path: '/api/services/app/conferenceStay/GetMine' },
  saveStayWish: { method: 'POST', path: '/api/services/app/conferenceStay/SaveWish' },
  withdrawStayChange: { method: 'POST', path: '/api/services/app/conferenceStay/WithdrawChange' },
};
