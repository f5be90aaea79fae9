import type { getConference } from '@tuyuan/contract/conference-data.ts';
import { api } from './api.ts';
import { type ArgumentOf, callOf, type ResultOf } from './endpoint-types.ts';

const conferenceDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConference: build.query<ResultOf<typeof getConference>, ArgumentOf<typeof getConference>>({
      query: callOf<typeof getConference>('GET', '/api/services/app/conferenceData/GetInfo'),
      providesTags: ['Conference'],
    }),
  }),
});

export const { useGetConferenceQuery } = conferenceDataApi;
