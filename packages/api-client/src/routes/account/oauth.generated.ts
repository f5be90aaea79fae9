// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/oauth.ts';
import type { RoutesOf } from '../../route.ts';

export const oauthRoutes: RoutesOf<typeof contract> = {
  bindPhoneToExternalAccount: ['POST', '/api/Account/OAuth/BindPhoneToExternalAccount'],
  getOAuthProviders: ['GET', '/api/Account/OAuth/GetOAuthProviders'],
  getOAuthStart: ['GET', '/api/Account/OAuth/GetOAuthStart'],
  loginByOAuth: ['POST', '/api/Account/OAuth/LoginByOAuth'],
  startOAuthLogin: ['POST', '/api/Account/OAuth/StartOAuthLogin'],
};
