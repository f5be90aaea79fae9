import type { getReadiness, getRehearsals, startRehearsal } from '@tuyuan/contract/conference/rehearsal.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

const service = '/api/services/app/conferenceRehearsal' as const;

const conferenceRehearsalApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRehearsals: build.query<ResultOf<typeof getRehearsals>, ArgumentOf<typeof getRehearsals>>({
      query: callOf<typeof getRehearsals>('GET', `${service}/GetRehearsals`),
      providesTags: ['Rehearsal'],
    }),
    getReadiness: build.query<ResultOf<typeof getReadiness>, ArgumentOf<typeof getReadiness>>({
      query: callOf<typeof getReadiness>('GET', `${service}/GetReadiness`),
      providesTags: ['Conference', 'CheckIn', 'Rehearsal'],
    }),
    startRehearsal: build.mutation<ResultOf<typeof startRehearsal>, ArgumentOf<typeof startRehearsal>>({
      query: callOf<typeof startRehearsal>('POST', `${service}/StartRehearsal`),
      invalidatesTags: ['Rehearsal'],
    }),
  }),
});

export const { useGetRehearsalsQuery, useGetReadinessQuery, useStartRehearsalMutation } = conferenceRehearsalApi;
