import type {
  backToImpersonator,
  getUserSessions,
  impersonateUser,
  revokeUserSessions,
  unlockUsers,
} from '@tuyuan/contract/account/user-session.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

export const userSessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUserSessions: build.query<ResultOf<typeof getUserSessions>, ArgumentOf<typeof getUserSessions>>({
      query: callOf<typeof getUserSessions>('GET', '/api/services/app/user/GetUserSessions'),
      providesTags: ['User'],
    }),
    revokeUserSessions: build.mutation<ResultOf<typeof revokeUserSessions>, ArgumentOf<typeof revokeUserSessions>>({
      query: callOf<typeof revokeUserSessions>('POST', '/api/services/app/user/RevokeUserSessions'),
      invalidatesTags: ['User'],
    }),
    unlockUsers: build.mutation<ResultOf<typeof unlockUsers>, ArgumentOf<typeof unlockUsers>>({
      query: callOf<typeof unlockUsers>('POST', '/api/services/app/user/UnlockUsers'),
      invalidatesTags: ['User'],
    }),
    impersonateUser: build.mutation<ResultOf<typeof impersonateUser>, ArgumentOf<typeof impersonateUser>>({
      query: callOf<typeof impersonateUser>('POST', '/api/services/app/user/ImpersonateUser'),
    }),
    backToImpersonator: build.mutation<ResultOf<typeof backToImpersonator>, ArgumentOf<typeof backToImpersonator>>({
      query: callOf<typeof backToImpersonator>('POST', '/api/services/app/account/BackToImpersonator'),
    }),
  }),
});

export const {
  useGetUserSessionsQuery,
  useRevokeUserSessionsMutation,
  useUnlockUsersMutation,
  useImpersonateUserMutation,
  useBackToImpersonatorMutation,
} = userSessionApi;
