// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/account.ts';
import type { RoutesOf } from '../../route.ts';

export const accountRoutes: RoutesOf<typeof contract> = {
  getCurrentLoginInformations: ['POST', '/api/services/app/session/GetCurrentLoginInformations'],
  getMyMenus: ['GET', '/api/services/app/menu/GetMyMenus'],
  login: ['POST', '/api/Account/Login'],
  loginBySms: ['POST', '/api/Account/LoginBySms'],
  logout: ['POST', '/Account/Logout'],
  ping: ['GET', '/api/Auth/Ping'],
};
