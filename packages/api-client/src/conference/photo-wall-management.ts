import { photoWallManagementRoutes } from '../routes/conference/photo-wall-management.generated.ts';
import { serviceApi } from '../service-api.ts';

/** The desk of a conference’s photo wall. */
export const liveManagementApi = serviceApi(photoWallManagementRoutes, {
  tags: ['LiveWall'],
  tagsOf: {
    // Whether the wall is open is told with the conference, too.
    updateLiveSettings: ['LiveWall', 'Conference'],
  },
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
