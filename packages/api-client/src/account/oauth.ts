import { oauthRoutes } from '../routes/account/oauth.generated.ts';
import { serviceApi } from '../service-api.ts';

export const oauthApi = serviceApi(oauthRoutes, {
  // Without them the other ways to log in are still there.
  quiet: ['getOAuthProviders', 'getOAuthStart', 'bindPhoneToExternalAccount'],
});

export const {
  useGetOAuthProvidersQuery,
  useStartOAuthLoginMutation,
  useLazyGetOAuthStartQuery,
  useBindPhoneToExternalAccountMutation,
} = oauthApi;
