import { albumDataRoutes } from '../routes/library/album-data.generated.ts';
import { serviceApi } from '../service-api.ts';

export const albumDataApi = serviceApi(
  { ...albumDataRoutes, getAlbumPages: albumDataRoutes.getAlbums, getAlbumImagePages: albumDataRoutes.getAlbumImages },
  {
    tags: ['Album'],
    tagsOf: { getAlbumImagePages: ['Image'], getTopicAlbums: ['TopicAlbum'], getTopicAlbum: ['TopicAlbum'] },
    paged: ['getAlbumPages', 'getAlbumImagePages'],
    // Lists show their failure where it happens, with a retry.
    quiet: ['getAlbumPages', 'getAlbumImagePages'],
  },
);

export const {
  useGetAlbumQuery,
  useGetAlbumsQuery,
  useLazyGetAlbumImagesQuery,
  useGetAlbumImagePagesInfiniteQuery,
  useGetAlbumPagesInfiniteQuery,
  useGetTopicAlbumsQuery,
  useGetTopicAlbumQuery,
} = albumDataApi;
