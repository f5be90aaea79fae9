// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/photographer-album.ts';
import type { RoutesOf } from '../../route.ts';

export const photographerAlbumRoutes: RoutesOf<typeof contract> = {
  createOwnAlbum: { method: 'POST', path: '/api/services/app/photographerAlbum/CreateAlbum' },
  getOwnAlbums: { method: 'GET', path: '/api/services/app/photographerAlbum/GetAlbums' },
};
