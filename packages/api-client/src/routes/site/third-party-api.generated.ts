// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/site/third-party-api.ts';
import type { RoutesOf } from '../../route.ts';

export const thirdPartyApiRoutes: RoutesOf<typeof contract> = {
  getWechatJsConfig: { method: 'GET', path: '/api/services/app/thirdPartyApi/GetWechatJsConfig' },
};
