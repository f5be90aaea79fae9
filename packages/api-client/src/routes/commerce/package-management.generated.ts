// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/commerce/package-management.ts';
import type { RoutesOf } from '../../route.ts';

export const packageManagementRoutes: RoutesOf<typeof contract> = {
  closePackage: { method: 'POST', path: '/api/services/app/package/Close' },
  createOffer: { method: 'POST', path: '/api/services/app/package/CreateOffer' },
  extendPackage: { method: 'POST', path: '/api/services/app/package/Extend' },
  findPackageOwners: { method: 'GET', path: '/api/services/app/package/FindOwners' },
  getOffers: { method: 'GET', path: '/api/services/app/package/GetOffers' },
  getPackageTrades: { method: 'GET', path: '/api/services/app/package/GetTrades' },
  getPackages: { method: 'GET', path: '/api/services/app/package/GetPackages' },
  grantPackage: { method: 'POST', path: '/api/services/app/package/Grant' },
  updateOffer: { method: 'PUT', path: '/api/services/app/package/UpdateOffer' },
};
