// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/commerce/credit-product-data.ts';
import type { RoutesOf } from '../../route.ts';

export const creditProductDataRoutes: RoutesOf<typeof contract> = {
  getMallGoods: { method: 'GET', path: '/api/services/app/creditProductData/GetProducts' },
  getMallGoodsDetail: { method: 'GET', path: '/api/services/app/creditProductData/GetProduct' },
};
