import type { getOutboxMessages } from '@tuyuan/contract/account/sms-outbox.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

export const smsOutboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOutboxMessages: build.query<ResultOf<typeof getOutboxMessages>, ArgumentOf<typeof getOutboxMessages>>({
      query: callOf<typeof getOutboxMessages>('GET', '/api/services/app/sms/GetOutboxMessages'),
      providesTags: ['Log'],
    }),
  }),
});

export const { useGetOutboxMessagesQuery } = smsOutboxApi;
