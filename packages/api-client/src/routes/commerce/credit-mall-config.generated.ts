// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/commerce/credit-mall-config.ts';
import type { RoutesOf } from '../../route.ts';

export const creditMallConfigRoutes: RoutesOf<typeof contract> = {
  getMallConfig: { method: 'GET', path: '/api/services/app/creditMallConfig/GetConfig' },
};
