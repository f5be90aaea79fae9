import type { checkGeetestVerify, getGeetestConfig } from '@tuyuan/contract/account/captcha.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

export const captchaApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGeetestConfig: build.query<ResultOf<typeof getGeetestConfig>, ArgumentOf<typeof getGeetestConfig>>({
      query: callOf<typeof getGeetestConfig>('GET', '/api/services/app/captcha/GetGeetestConfig'),
      // Each puzzle is shown once.
      keepUnusedDataFor: 0,
    }),
    checkGeetestVerify: build.mutation<ResultOf<typeof checkGeetestVerify>, ArgumentOf<typeof checkGeetestVerify>>({
      query: callOf<typeof checkGeetestVerify>('POST', '/api/services/app/captcha/CheckGeetestVerify'),
      // Said where the puzzle is.
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetGeetestConfigQuery, useLazyGetGeetestConfigQuery, useCheckGeetestVerifyMutation } = captchaApi;
