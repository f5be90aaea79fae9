// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/sms.ts';
import type { RoutesOf } from '../../route.ts';

export const smsRoutes: RoutesOf<typeof contract> = {
  sendResetPwdSms: ['POST', '/api/services/app/sms/SendResetPwdSms'],
  sendSafetySms: ['POST', '/api/services/app/sms/SendSafetySms'],
  sendValidationSms: ['POST', '/api/services/app/sms/SendValidationSms'],
};
