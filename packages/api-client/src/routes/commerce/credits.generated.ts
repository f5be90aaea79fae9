// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/commerce/credits.ts';
import type { RoutesOf } from '../../route.ts';

export const creditsRoutes: RoutesOf<typeof contract> = {
  getCreditOverview: { method: 'GET', path: '/api/services/app/credits/GetOverview' },
  getCreditRecords: { method: 'GET', path: '/api/services/app/credits/GetRecords' },
  getSignIns: { method: 'GET', path: '/api/services/app/credits/GetSignIns' },
  signInForCredits: { method: 'POST', path: '/api/services/app/credits/SignIn' },
};
