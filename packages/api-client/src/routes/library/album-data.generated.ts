// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/album-data.ts';
import type { RoutesOf } from '../../route.ts';

export const albumDataRoutes: RoutesOf<typeof contract> = {
  getAlbum: { method: 'GET', path: '/api/services/app/albumData/GetAlbum' },
  getAlbumImages: { method: 'GET', path: '/api/services/app/albumData/GetAlbumImages' },
  getAlbums: { method: 'GET', path: '/api/services/app/albumData/GetAlbums' },
  getTopicAlbum: { method: 'GET', path: '/api/services/app/albumData/GetTopicAlbum' },
  getTopicAlbums: { method: 'GET', path: '/api/services/app/albumData/GetTopicAlbums' },
};
