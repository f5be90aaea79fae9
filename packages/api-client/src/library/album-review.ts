import { albumReviewRoutes } from '../routes/library/album-review.generated.ts';
import { serviceApi } from '../service-api.ts';

export const albumReviewApi = serviceApi(albumReviewRoutes, {
  tags: ['Album', 'Review'],
  tagsOf: { takeAlbum: [], decideAlbum: ['Album', 'Image', 'Review'] },
});

export const { useGetAlbumsToReviewQuery, useTakeAlbumMutation, useDecideAlbumMutation } = albumReviewApi;
