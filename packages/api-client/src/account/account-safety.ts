import type {
  cancelAccountDeletion,
  changePassword,
  changePhone,
  getLoginAttempts,
  getSessions,
  requestAccountDeletion,
  requestDataExport,
  revokeOtherSessions,
  revokeSession,
} from '@tuyuan/contract/account/account-safety.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

export const accountSafetyApi = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<ResultOf<typeof changePassword>, ArgumentOf<typeof changePassword>>({
      query: callOf<typeof changePassword>('POST', '/api/services/app/frontUser/ChangePassword'),
      // Said at the form's fields.
      extraOptions: { quiet: true },
      invalidatesTags: ['Session'],
    }),
    changePhone: build.mutation<ResultOf<typeof changePhone>, ArgumentOf<typeof changePhone>>({
      query: callOf<typeof changePhone>('POST', '/api/services/app/frontUser/ChangePhone'),
      // Said at the form's fields.
      extraOptions: { quiet: true },
      invalidatesTags: ['Session'],
    }),
    getSessions: build.query<ResultOf<typeof getSessions>, ArgumentOf<typeof getSessions>>({
      query: callOf<typeof getSessions>('GET', '/api/services/app/frontUser/GetSessions'),
      providesTags: ['Session'],
    }),
    revokeSession: build.mutation<ResultOf<typeof revokeSession>, ArgumentOf<typeof revokeSession>>({
      query: callOf<typeof revokeSession>('POST', '/api/services/app/frontUser/RevokeSession'),
      invalidatesTags: ['Session'],
    }),
    revokeOtherSessions: build.mutation<ResultOf<typeof revokeOtherSessions>, ArgumentOf<typeof revokeOtherSessions>>({
      query: callOf<typeof revokeOtherSessions>('POST', '/api/services/app/frontUser/RevokeOtherSessions'),
      invalidatesTags: ['Session'],
    }),
    getLoginAttempts: build.query<ResultOf<typeof getLoginAttempts>, ArgumentOf<typeof getLoginAttempts>>({
      query: callOf<typeof getLoginAttempts>('GET', '/api/services/app/frontUser/GetLoginAttempts'),
    }),
    requestDataExport: build.mutation<ResultOf<typeof requestDataExport>, ArgumentOf<typeof requestDataExport>>({
      query: callOf<typeof requestDataExport>('POST', '/api/services/app/frontUser/RequestDataExport'),
      // Said at the form's fields.
      extraOptions: { quiet: true },
    }),
    requestAccountDeletion: build.mutation<
      ResultOf<typeof requestAccountDeletion>,
      ArgumentOf<typeof requestAccountDeletion>
    >({
      query: callOf<typeof requestAccountDeletion>('POST', '/api/services/app/frontUser/RequestAccountDeletion'),
      // Said at the form's fields.
      extraOptions: { quiet: true },
      invalidatesTags: ['Session'],
    }),
    cancelAccountDeletion: build.mutation<
      ResultOf<typeof cancelAccountDeletion>,
      ArgumentOf<typeof cancelAccountDeletion>
    >({
      query: callOf<typeof cancelAccountDeletion>('POST', '/api/services/app/frontUser/CancelAccountDeletion'),
      invalidatesTags: ['Session'],
    }),
  }),
});

export const {
  useChangePasswordMutation,
  useChangePhoneMutation,
  useGetSessionsQuery,
  useRevokeSessionMutation,
  useRevokeOtherSessionsMutation,
  useGetLoginAttemptsQuery,
  useRequestDataExportMutation,
  useRequestAccountDeletionMutation,
  useCancelAccountDeletionMutation,
} = accountSafetyApi;
