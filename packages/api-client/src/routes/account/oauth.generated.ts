// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/oauth.ts';
import type { RoutesOf } from '../../route.ts';

export const oauthRoutes: RoutesOf<typeof contract> = {
  bindPhoneToExternalAccount: { method: 'POST', path: '/api/Account/OAuth/BindPhoneToExternalAccount' },
  getOAuthProviders: { method: 'GET', path: '/api/Account/OAuth/GetOAuthProviders' },
  getOAuthStart: { method: 'GET', path: '/api/Account/OAuth/GetOAuthStart' },
  loginByOAuth: { method: 'POST', path: '/api/Account/OAuth/LoginByOAuth' },
  startOAuthLogin: { method: 'POST', path: '/api/Account/OAuth/StartOAuthLogin' },
};
