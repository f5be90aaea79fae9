import type * as manner from '@tuyuan/contract/conference/code-of-conduct.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

const conferenceMannerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getManner: build.query<ResultOf<typeof manner.getManner>, ArgumentOf<typeof manner.getManner>>({
      query: callOf<typeof manner.getManner>('GET', '/api/services/app/conferenceUserMobile/GetManner'),
      providesTags: ['Manner'],
    }),
    getPublishedManner: build.query<
      ResultOf<typeof manner.getPublishedManner>,
      ArgumentOf<typeof manner.getPublishedManner>
    >({
      query: callOf<typeof manner.getPublishedManner>('GET', '/api/services/app/conferenceData/GetManner'),
      providesTags: ['Manner'],
    }),
    confirmManner: build.mutation<ResultOf<typeof manner.confirmManner>, ArgumentOf<typeof manner.confirmManner>>({
      query: callOf<typeof manner.confirmManner>('POST', '/api/services/app/conferenceUserMobile/ConfirmManner'),
      // Refused where another version came meanwhile: that one has to be shown, too.
      invalidatesTags: ['Manner'],
    }),
    getMannerVersions: build.query<
      ResultOf<typeof manner.getMannerVersions>,
      ArgumentOf<typeof manner.getMannerVersions>
    >({
      query: callOf<typeof manner.getMannerVersions>('GET', '/api/services/app/conferenceManner/GetVersions'),
      providesTags: ['Manner'],
    }),
    publishManner: build.mutation<ResultOf<typeof manner.publishManner>, ArgumentOf<typeof manner.publishManner>>({
      query: callOf<typeof manner.publishManner>('POST', '/api/services/app/conferenceManner/Publish'),
      invalidatesTags: (_result, error) => (error ? [] : ['Manner']),
    }),
  }),
});

export const {
  useGetMannerQuery,
  useGetPublishedMannerQuery,
  useConfirmMannerMutation,
  useGetMannerVersionsQuery,
  usePublishMannerMutation,
} = conferenceMannerApi;
