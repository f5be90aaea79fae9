// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/album-management.ts';
import type { RoutesOf } from '../../route.ts';

export const albumManagementRoutes: RoutesOf<typeof contract> = {
  getManagedAlbums: ['GET', '/api/services/app/album/GetAlbums'],
  publishAlbums: ['POST', '/api/services/app/album/PublishAlbums'],
  takeAlbumsOffline: ['POST', '/api/services/app/album/TakeAlbumsOffline'],
  updateAlbum: ['PUT', '/api/services/app/album/UpdateAlbum'],
};
