import { appLoginRoutes } from '../routes/account/app-login.generated.ts';
import { serviceApi } from '../service-api.ts';

const appLoginApi = serviceApi(appLoginRoutes, {
  // Where they fail the page says so.
  quiet: ['verifyAppLoginCode', 'loginByAppCode'],
});

export const { useVerifyAppLoginCodeMutation, useLoginByAppCodeMutation } = appLoginApi;
