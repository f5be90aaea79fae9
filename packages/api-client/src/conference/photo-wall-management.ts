import { photoWallManagementRoutes } from '../routes/conference/photo-wall-management.generated.ts';
import { serviceApi } from '../service-api.ts';

/** Management of a conference’s photo wall. */
export const liveManagementApi = serviceApi(photoWallManagementRoutes, {
  tags: ['LiveWall'],
  tagsOf: {
    // The conference data includes whether the wall is open.
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
