import type * as live from '@tuyuan/contract/conference/photo-wall-management.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

/** The desk of a conference’s photo wall. */
export const liveManagementApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLiveSettings: build.query<ResultOf<typeof live.getLiveSettings>, ArgumentOf<typeof live.getLiveSettings>>({
      query: callOf<typeof live.getLiveSettings>('GET', '/api/services/app/conferenceLive/GetSettings'),
      providesTags: ['LiveWall'],
    }),
    updateLiveSettings: build.mutation<
      ResultOf<typeof live.updateLiveSettings>,
      ArgumentOf<typeof live.updateLiveSettings>
    >({
      query: callOf<typeof live.updateLiveSettings>('PUT', '/api/services/app/conferenceLive/UpdateSettings'),
      // Whether the wall is open is told with the conference, too.
      invalidatesTags: ['LiveWall', 'Conference'],
    }),
    getManagedLivePhotos: build.query<
      ResultOf<typeof live.getManagedLivePhotos>,
      ArgumentOf<typeof live.getManagedLivePhotos>
    >({
      query: callOf<typeof live.getManagedLivePhotos>('GET', '/api/services/app/conferenceLive/GetPhotos'),
      providesTags: ['LiveWall'],
    }),
    decideLivePhotos: build.mutation<ResultOf<typeof live.decideLivePhotos>, ArgumentOf<typeof live.decideLivePhotos>>({
      query: callOf<typeof live.decideLivePhotos>('POST', '/api/services/app/conferenceLive/Decide'),
      invalidatesTags: ['LiveWall'],
    }),
    updateLivePhoto: build.mutation<ResultOf<typeof live.updateLivePhoto>, ArgumentOf<typeof live.updateLivePhoto>>({
      query: callOf<typeof live.updateLivePhoto>('PUT', '/api/services/app/conferenceLive/UpdatePhoto'),
      invalidatesTags: ['LiveWall'],
    }),
    getLivePhotographers: build.query<
      ResultOf<typeof live.getLivePhotographers>,
      ArgumentOf<typeof live.getLivePhotographers>
    >({
      query: callOf<typeof live.getLivePhotographers>('GET', '/api/services/app/conferenceLive/GetPhotographers'),
      providesTags: ['LiveWall'],
    }),
    setLivePhotographer: build.mutation<
      ResultOf<typeof live.setLivePhotographer>,
      ArgumentOf<typeof live.setLivePhotographer>
    >({
      query: callOf<typeof live.setLivePhotographer>('POST', '/api/services/app/conferenceLive/SetPhotographer'),
      invalidatesTags: ['LiveWall'],
    }),
    getLiveOriginalRequests: build.query<
      ResultOf<typeof live.getLiveOriginalRequests>,
      ArgumentOf<typeof live.getLiveOriginalRequests>
    >({
      query: callOf<typeof live.getLiveOriginalRequests>('GET', '/api/services/app/conferenceLive/GetOriginalRequests'),
      providesTags: ['LiveWall'],
    }),
    decideLiveOriginal: build.mutation<
      ResultOf<typeof live.decideLiveOriginal>,
      ArgumentOf<typeof live.decideLiveOriginal>
    >({
      query: callOf<typeof live.decideLiveOriginal>('POST', '/api/services/app/conferenceLive/DecideOriginal'),
      invalidatesTags: ['LiveWall'],
    }),
  }),
});

export const {
  useGetLiveSettingsQuery,
  useUpdateLiveSettingsMutation,
  useGetManagedLivePhotosQuery,
  useDecideLivePhotosMutation,
  useUpdateLivePhotoMutation,
  useGetLivePhotographersQuery,
  useSetLivePhotographerMutation,
  useGetLiveOriginalRequestsQuery,
  useDecideLiveOriginalMutation,
} = liveManagementApi;
