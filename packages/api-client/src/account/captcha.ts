import { captchaRoutes } from '../routes/account/captcha.generated.ts';
import { serviceApi } from '../service-api.ts';

export const captchaApi = serviceApi(captchaRoutes, {
  // Said where the puzzle is.
  quiet: ['checkGeetestVerify'],
  // Each puzzle is shown once.
  keepUnusedDataFor: { getGeetestConfig: 0 },
});

export const { useGetGeetestConfigQuery, useLazyGetGeetestConfigQuery, useCheckGeetestVerifyMutation } = captchaApi;
