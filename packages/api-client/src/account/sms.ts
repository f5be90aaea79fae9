import type { sendResetPwdSms, sendSafetySms, sendValidationSms } from '@tuyuan/contract/account/sms.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

export const smsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendValidationSms: build.mutation<ResultOf<typeof sendValidationSms>, ArgumentOf<typeof sendValidationSms>>({
      query: callOf<typeof sendValidationSms>('POST', '/api/services/app/sms/SendValidationSms'),
      // Said at the form's fields.
      extraOptions: { quiet: true },
    }),
    sendResetPwdSms: build.mutation<ResultOf<typeof sendResetPwdSms>, ArgumentOf<typeof sendResetPwdSms>>({
      query: callOf<typeof sendResetPwdSms>('POST', '/api/services/app/sms/SendResetPwdSms'),
      // Said at the form's fields.
      extraOptions: { quiet: true },
    }),
    sendSafetySms: build.mutation<ResultOf<typeof sendSafetySms>, ArgumentOf<typeof sendSafetySms>>({
      query: callOf<typeof sendSafetySms>('POST', '/api/services/app/sms/SendSafetySms'),
      // Said at the form's fields.
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useSendValidationSmsMutation, useSendResetPwdSmsMutation, useSendSafetySmsMutation } = smsApi;
