// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/album-review.ts';
import type { RoutesOf } from '../../route.ts';

export const albumReviewRoutes: RoutesOf<typeof contract> = {
  decideAlbum: { method: 'POST', path: '/api/services/app/albumReview/Decide' },
  getAlbumsToReview: { method: 'GET', path: '/api/services/app/albumReview/GetAlbums' },
  submitAlbums: { method: 'POST', path: '/api/services/app/albumReview/SubmitAlbums' },
  takeAlbum: { method: 'POST', path: '/api/services/app/albumReview/TakeAlbum' },
};
