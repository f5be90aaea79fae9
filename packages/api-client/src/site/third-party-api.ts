import { thirdPartyApiRoutes } from '../routes/site/third-party-api.generated.ts';
import { serviceApi } from '../service-api.ts';

export const thirdPartyApi = serviceApi(thirdPartyApiRoutes, {
  // Without it pages are shared and codes are read as in any other browser.
  quiet: ['getWechatJsConfig'],
  keepUnusedDataFor: { getWechatJsConfig: 600 },
});

export const { useLazyGetWechatJsConfigQuery } = thirdPartyApi;
