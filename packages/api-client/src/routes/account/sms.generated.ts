// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/sms.ts';
import type { RoutesOf } from '../../route.ts';

export const smsRoutes: RoutesOf<typeof contract> = {
  sendResetPwdSms: { method: 'POST', path: '/api/services/app/sms/SendResetPwdSms' },
  sendSafetySms: { method: 'POST', path: '/api/services/app/sms/SendSafetySms' },
  sendValidationSms: { method: 'POST', path: '/api/services/app/sms/SendValidationSms' },
};
