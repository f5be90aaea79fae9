// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/advance-image-search.ts';
import type { RoutesOf } from '../../route.ts';

export const advanceImageSearchRoutes: RoutesOf<typeof contract> = {
  getHotWords: ['GET', '/api/services/app/advanceImageSearch/GetHotWords'],
  getSuggestions: ['GET', '/api/services/app/advanceImageSearch/GetSuggestions'],
  searchAlbums: ['POST', '/api/services/app/advanceImageSearch/AlbumSearch'],
  searchImages: ['POST', '/api/services/app/advanceImageSearch/Search'],
  searchPhotographers: ['POST', '/api/services/app/advanceImageSearch/PhotographerSearch'],
};
