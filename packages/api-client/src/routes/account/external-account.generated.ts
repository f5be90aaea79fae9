// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/external-account.ts';
import type { RoutesOf } from '../../route.ts';

export const externalAccountRoutes: RoutesOf<typeof contract> = {
  bindExternalAccount: ['POST', '/api/services/app/frontUser/BindExternalAccount'],
  getExternalAccounts: ['GET', '/api/services/app/frontUser/GetExternalAccounts'],
  startExternalAccountBinding: ['POST', '/api/services/app/frontUser/StartExternalAccountBinding'],
  unbindExternalAccount: ['POST', '/api/services/app/frontUser/UnbindExternalAccount'],
};
