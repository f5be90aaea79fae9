import { trashRoutes } from '../routes/library/trash.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetTrashedImagesQuery,
  useDeleteImagesMutation,
  useRestoreImagesMutation,
  usePurgeImagesMutation,
  useGetTrashedAlbumsQuery,
  useDeleteAlbumsMutation,
  useRestoreAlbumsMutation,
  usePurgeAlbumsMutation,
} = serviceApi(trashRoutes, {
  tags: ['Image', 'Album'],
  tagsOf: { getTrashedImages: ['Image'], getTrashedAlbums: ['Album'] },
});
