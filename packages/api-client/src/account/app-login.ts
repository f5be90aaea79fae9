import { appLoginRoutes } from '../routes/account/app-login.generated.ts';
import { serviceApi } from '../service-api.ts';

const appLoginApi = serviceApi(appLoginRoutes, {
  // Where they fail the page says so.
  quiet: ['createAppLoginCode', 'verifyAppLoginCode', 'loginByAppCode'],
});

export const { useCreateAppLoginCodeMutation, useVerifyAppLoginCodeMutation, useLoginByAppCodeMutation } = appLoginApi;
