import { smsRoutes } from '../routes/account/sms.generated.ts';
import { serviceApi } from '../service-api.ts';

export const smsApi = serviceApi(smsRoutes, {
  // Said at the form's fields.
  quiet: ['sendValidationSms', 'sendResetPwdSms', 'sendSafetySms'],
});

export const { useSendValidationSmsMutation, useSendResetPwdSmsMutation, useSendSafetySmsMutation } = smsApi;
