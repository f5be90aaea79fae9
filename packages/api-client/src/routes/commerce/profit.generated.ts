// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/commerce/profit.ts';
import type { RoutesOf } from '../../route.ts';

export const profitRoutes: RoutesOf<typeof contract> = {
  getIncome: { method: 'GET', path: '/api/services/app/profit/GetIncome' },
  getMyPayouts: { method: 'GET', path: '/api/services/app/profit/GetMyPayouts' },
  getProfitBalance: { method: 'GET', path: '/api/services/app/profit/GetBalance' },
  requestPayout: { method: 'POST', path: '/api/services/app/profit/RequestPayout' },
  savePayoutAccount: { method: 'POST', path: '/api/services/app/profit/SavePayoutAccount' },
  withdrawPayout: { method: 'POST', path: '/api/services/app/profit/WithdrawPayout' },
};
