// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/external-account.ts';
import type { RoutesOf } from '../../route.ts';

export const externalAccountRoutes: RoutesOf<typeof contract> = {
  bindExternalAccount: { method: 'POST', path: '/api/services/app/frontUser/BindExternalAccount' },
  getExternalAccounts: { method: 'GET', path: '/api/services/app/frontUser/GetExternalAccounts' },
  startExternalAccountBinding: { method: 'POST', path: '/api/services/app/frontUser/StartExternalAccountBinding' },
  unbindExternalAccount: { method: 'POST', path: '/api/services/app/frontUser/UnbindExternalAccount' },
};
