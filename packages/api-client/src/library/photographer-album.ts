import { photographerAlbumRoutes } from '../routes/library/photographer-album.generated.ts';
import { serviceApi } from '../service-api.ts';

export const photographerAlbumApi = serviceApi(photographerAlbumRoutes, {
  tags: ['Album'],
  keyed: ['createOwnAlbum'],
});

export const { useGetOwnAlbumsQuery, useCreateOwnAlbumMutation } = photographerAlbumApi;
