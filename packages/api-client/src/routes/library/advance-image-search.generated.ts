// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/advance-image-search.ts';
import type { RoutesOf } from '../../route.ts';

export const advanceImageSearchRoutes: RoutesOf<typeof contract> = {
  getHotWords: { method: 'GET', path: '/api/services/app/advanceImageSearch/GetHotWords' },
  getSuggestions: { method: 'GET', path: '/api/services/app/advanceImageSearch/GetSuggestions' },
  searchAlbums: { method: 'POST', path: '/api/services/app/advanceImageSearch/AlbumSearch' },
  searchImages: { method: 'POST', path: '/api/services/app/advanceImageSearch/Search' },
  searchPhotographers: { method: 'POST', path: '/api/services/app/advanceImageSearch/PhotographerSearch' },
};
