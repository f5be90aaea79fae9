// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/captcha.ts';
import type { RoutesOf } from '../../route.ts';

export const captchaRoutes: RoutesOf<typeof contract> = {
  checkGeetestVerify: ['POST', '/api/services/app/captcha/CheckGeetestVerify'],
  getGeetestConfig: ['GET', '/api/services/app/captcha/GetGeetestConfig'],
};
