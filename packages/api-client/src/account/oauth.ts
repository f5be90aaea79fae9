import type {
  bindPhoneToExternalAccount,
  getOAuthProviders,
  getOAuthStart,
  startOAuthLogin,
} from '@tuyuan/contract/account/oauth.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

export const oauthApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOAuthProviders: build.query<ResultOf<typeof getOAuthProviders>, ArgumentOf<typeof getOAuthProviders>>({
      query: callOf<typeof getOAuthProviders>('GET', '/api/Account/OAuth/GetOAuthProviders'),
      // Without them the other ways to log in are still there.
      extraOptions: { quiet: true },
    }),
    startOAuthLogin: build.mutation<ResultOf<typeof startOAuthLogin>, ArgumentOf<typeof startOAuthLogin>>({
      query: callOf<typeof startOAuthLogin>('POST', '/api/Account/OAuth/StartOAuthLogin'),
    }),
    getOAuthStart: build.query<ResultOf<typeof getOAuthStart>, ArgumentOf<typeof getOAuthStart>>({
      query: callOf<typeof getOAuthStart>('GET', '/api/Account/OAuth/GetOAuthStart'),
      extraOptions: { quiet: true },
    }),
    bindPhoneToExternalAccount: build.mutation<
      ResultOf<typeof bindPhoneToExternalAccount>,
      ArgumentOf<typeof bindPhoneToExternalAccount>
    >({
      query: callOf<typeof bindPhoneToExternalAccount>('POST', '/api/Account/OAuth/BindPhoneToExternalAccount'),
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetOAuthProvidersQuery, useStartOAuthLoginMutation } = oauthApi;
export const { useLazyGetOAuthStartQuery, useBindPhoneToExternalAccountMutation } = oauthApi;
