import { albumManagementRoutes } from '../routes/library/album-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const albumManagementApi = serviceApi(albumManagementRoutes, { tags: ['Album'] });

export const {
  useGetManagedAlbumsQuery,
  useGetAlbumCountsQuery,
  useCreateAlbumMutation,
  useUpdateAlbumMutation,
  usePublishAlbumsMutation,
  useTakeAlbumsOfflineMutation,
} = albumManagementApi;
