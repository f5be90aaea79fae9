import type {
  bindExternalAccount,
  getExternalAccounts,
  startExternalAccountBinding,
  unbindExternalAccount,
} from '@tuyuan/contract/account/external-account.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

export const externalAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getExternalAccounts: build.query<ResultOf<typeof getExternalAccounts>, ArgumentOf<typeof getExternalAccounts>>({
      query: callOf<typeof getExternalAccounts>('GET', '/api/services/app/frontUser/GetExternalAccounts'),
      providesTags: ['Session'],
      extraOptions: { quiet: true },
    }),
    startExternalAccountBinding: build.mutation<
      ResultOf<typeof startExternalAccountBinding>,
      ArgumentOf<typeof startExternalAccountBinding>
    >({
      query: callOf<typeof startExternalAccountBinding>(
        'POST',
        '/api/services/app/frontUser/StartExternalAccountBinding',
      ),
      extraOptions: { quiet: true },
    }),
    bindExternalAccount: build.mutation<ResultOf<typeof bindExternalAccount>, ArgumentOf<typeof bindExternalAccount>>({
      query: callOf<typeof bindExternalAccount>('POST', '/api/services/app/frontUser/BindExternalAccount'),
      invalidatesTags: (_result, error) => (error ? [] : ['Session']),
      extraOptions: { quiet: true },
    }),
    unbindExternalAccount: build.mutation<
      ResultOf<typeof unbindExternalAccount>,
      ArgumentOf<typeof unbindExternalAccount>
    >({
      query: callOf<typeof unbindExternalAccount>('POST', '/api/services/app/frontUser/UnbindExternalAccount'),
      invalidatesTags: (_result, error) => (error ? [] : ['Session']),
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetExternalAccountsQuery, useStartExternalAccountBindingMutation } = externalAccountApi;
export const { useBindExternalAccountMutation, useUnbindExternalAccountMutation } = externalAccountApi;
