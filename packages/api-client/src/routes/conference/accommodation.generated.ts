// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/accommodation.ts';
import type { RoutesOf } from '../../route.ts';

export const accommodationRoutes: RoutesOf<typeof contract> = {
  acceptStay: ['POST', '/api/services/app/conferenceStay/Accept'],
  askStayChange: ['POST', '/api/services/app/conferenceStay/AskChange'],
  getMyStay: ['GET', '/api/services/app/conferenceStay/GetMine'],
  saveStayWish: ['POST', '/api/services/app/conferenceStay/SaveWish'],
  withdrawStayChange: ['POST', '/api/services/app/conferenceStay/WithdrawChange'],
};
