// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/captcha.ts';
import type { RoutesOf } from '../../route.ts';

export const captchaRoutes: RoutesOf<typeof contract> = {
  checkGeetestVerify: { method: 'POST', path: '/api/services/app/captcha/CheckGeetestVerify' },
  getGeetestConfig: { method: 'GET', path: '/api/services/app/captcha/GetGeetestConfig' },
};
