// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/app-login.ts';
import type { RoutesOf } from '../../route.ts';

export const appLoginRoutes: RoutesOf<typeof contract> = {
  createAppLoginCode: { method: 'POST', path: '/api/Account/CreateAppLoginCode' },
  loginByAppCode: { method: 'POST', path: '/api/Account/LoginByAppCode' },
  verifyAppLoginCode: { method: 'POST', path: '/api/Account/VerifyAppLoginCode' },
};
