// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/commerce/image-auth-trade.ts';
import type { RoutesOf } from '../../route.ts';

export const imageAuthTradeRoutes: RoutesOf<typeof contract> = {
  buyPackage: { method: 'POST', path: '/api/services/app/imageAuthTrade/BuyPackage' },
  getMyPackages: { method: 'GET', path: '/api/services/app/imageAuthTrade/GetMyPackages' },
  getTrades: { method: 'GET', path: '/api/services/app/imageAuthTrade/GetTrades' },
};
