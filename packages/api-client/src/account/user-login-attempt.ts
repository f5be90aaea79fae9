import type { exportLoginAttempts, getLoginAttemptLog } from '@tuyuan/contract/account/user-login-attempt.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

export const userLoginAttemptApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLoginAttemptLog: build.query<ResultOf<typeof getLoginAttemptLog>, ArgumentOf<typeof getLoginAttemptLog>>({
      query: callOf<typeof getLoginAttemptLog>('GET', '/api/services/app/userLoginAttempt/GetAll'),
      providesTags: ['Log'],
    }),
    exportLoginAttempts: build.mutation<ResultOf<typeof exportLoginAttempts>, ArgumentOf<typeof exportLoginAttempts>>({
      query: callOf<typeof exportLoginAttempts>('POST', '/api/services/app/userLoginAttempt/ExportLoginAttempts'),
    }),
  }),
});

export const { useGetLoginAttemptLogQuery, useExportLoginAttemptsMutation } = userLoginAttemptApi;
