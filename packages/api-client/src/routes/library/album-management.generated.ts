// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/album-management.ts';
import type { RoutesOf } from '../../route.ts';

export const albumManagementRoutes: RoutesOf<typeof contract> = {
  createAlbum: { method: 'POST', path: '/api/services/app/album/CreateAlbum' },
  getAlbumCounts: { method: 'GET', path: '/api/services/app/album/GetStateCounts' },
  getManagedAlbums: { method: 'GET', path: '/api/services/app/album/GetAlbums' },
  publishAlbums: { method: 'POST', path: '/api/services/app/album/PublishAlbums' },
  takeAlbumsOffline: { method: 'POST', path: '/api/services/app/album/TakeAlbumsOffline' },
  updateAlbum: { method: 'PUT', path: '/api/services/app/album/UpdateAlbum' },
};
