// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/album-data.ts';
import type { RoutesOf } from '../../route.ts';

export const albumDataRoutes: RoutesOf<typeof contract> = {
  getAlbum: ['GET', '/api/services/app/albumData/GetAlbum'],
  getAlbumImages: ['GET', '/api/services/app/albumData/GetAlbumImages'],
  getAlbums: ['GET', '/api/services/app/albumData/GetAlbums'],
  getTopicAlbum: ['GET', '/api/services/app/albumData/GetTopicAlbum'],
  getTopicAlbums: ['GET', '/api/services/app/albumData/GetTopicAlbums'],
};
