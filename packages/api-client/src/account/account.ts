import type {
  getCurrentLoginInformations,
  getMyMenus,
  login,
  loginBySms,
  logout,
  ping,
} from '@tuyuan/contract/account/account.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<ResultOf<typeof login>, ArgumentOf<typeof login>>({
      query: callOf<typeof login>('POST', '/api/Account/Login'),
    }),
    loginBySms: build.mutation<ResultOf<typeof loginBySms>, ArgumentOf<typeof loginBySms>>({
      query: callOf<typeof loginBySms>('POST', '/api/Account/LoginBySms'),
      // Said at the form's fields.
      extraOptions: { quiet: true },
    }),
    logout: build.mutation<ResultOf<typeof logout>, ArgumentOf<typeof logout>>({
      query: callOf<typeof logout>('POST', '/Account/Logout'),
    }),
    ping: build.query<ResultOf<typeof ping>, ArgumentOf<typeof ping>>({
      query: callOf<typeof ping>('GET', '/api/Auth/Ping'),
    }),
    getCurrentLoginInformations: build.query<
      ResultOf<typeof getCurrentLoginInformations>,
      ArgumentOf<typeof getCurrentLoginInformations>
    >({
      query: callOf<typeof getCurrentLoginInformations>(
        'POST',
        '/api/services/app/session/GetCurrentLoginInformations',
      ),
      providesTags: ['Session'],
    }),
    getMyMenus: build.query<ResultOf<typeof getMyMenus>, ArgumentOf<typeof getMyMenus>>({
      query: callOf<typeof getMyMenus>('GET', '/api/services/app/menu/GetMyMenus'),
      providesTags: ['Session'],
    }),
  }),
});

export const { useLoginMutation, useLoginBySmsMutation, useLogoutMutation, useLazyPingQuery, useGetMyMenusQuery } =
  accountApi;
export const { useGetCurrentLoginInformationsQuery } = accountApi;
