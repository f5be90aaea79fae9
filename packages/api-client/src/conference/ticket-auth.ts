import type { getTicketSessions, logOutTicket, revokeTicketSession } from '@tuyuan/contract/conference/ticket-auth.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

const conferenceAuthApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTicketSessions: build.query<ResultOf<typeof getTicketSessions>, ArgumentOf<typeof getTicketSessions>>({
      query: callOf<typeof getTicketSessions>('GET', '/api/Account/ConferenceAuth/GetSessions'),
      providesTags: ['TicketSession'],
    }),
    revokeTicketSession: build.mutation<ResultOf<typeof revokeTicketSession>, ArgumentOf<typeof revokeTicketSession>>({
      query: callOf<typeof revokeTicketSession>('POST', '/api/Account/ConferenceAuth/RevokeSession'),
      invalidatesTags: ['TicketSession'],
    }),
    logOutTicket: build.mutation<ResultOf<typeof logOutTicket>, ArgumentOf<typeof logOutTicket>>({
      query: callOf<typeof logOutTicket>('POST', '/api/Account/ConferenceAuth/Logout'),
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetTicketSessionsQuery, useRevokeTicketSessionMutation, useLogOutTicketMutation } = conferenceAuthApi;
