// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/account.ts';
import type { RoutesOf } from '../../route.ts';

export const accountRoutes: RoutesOf<typeof contract> = {
  getCurrentLoginInformations: { method: 'POST', path: '/api/services/app/session/GetCurrentLoginInformations' },
  getMyMenus: { method: 'GET', path: '/api/services/app/menu/GetMyMenus' },
  login: { method: 'POST', path: '/api/Account/Login' },
  loginBySms: { method: 'POST', path: '/api/Account/LoginBySms' },
  logout: { method: 'POST', path: '/Account/Logout' },
  ping: { method: 'GET', path: '/api/Auth/Ping' },
};
