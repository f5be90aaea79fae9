// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/image-price.ts';
import type { RoutesOf } from '../../route.ts';

export const imagePriceRoutes: RoutesOf<typeof contract> = {
  getPriceTerms: { method: 'GET', path: '/api/services/app/imagePrice/GetTerms' },
  setCategoryPrices: { method: 'PUT', path: '/api/services/app/imagePrice/SetCategoryPrices' },
};
