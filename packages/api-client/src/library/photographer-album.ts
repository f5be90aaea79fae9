import { photographerAlbumRoutes } from '../routes/library/photographer-album.generated.ts';
import { serviceApi } from '../service-api.ts';

export const photographerAlbumApi = serviceApi(photographerAlbumRoutes, {
  tags: ['Album'],
  tagsOf: { getOwnAlbum: ['Album', 'Image'] },
  keyed: ['createOwnAlbum'],
});

export const {
  useGetOwnAlbumsQuery,
  useGetOwnAlbumQuery,
  useCreateOwnAlbumMutation,
  useUpdateOwnAlbumMutation,
  useOrderOwnAlbumMutation,
  useSubmitOwnAlbumsMutation,
  useWithdrawOwnAlbumsMutation,
  useTakeOwnAlbumsOfflineMutation,
  usePublishOwnAlbumsMutation,
  useDeleteOwnAlbumsMutation,
  useRestoreOwnAlbumsMutation,
} = photographerAlbumApi;
