// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/trash.ts';
import type { RoutesOf } from '../../route.ts';

export const trashRoutes: RoutesOf<typeof contract> = {
  deleteAlbums: { method: 'POST', path: '/api/services/app/album/DeleteAlbums' },
  deleteImages: { method: 'POST', path: '/api/services/app/image/DeleteImages' },
  getTrashedAlbums: { method: 'GET', path: '/api/services/app/album/GetTrash' },
  getTrashedImages: { method: 'GET', path: '/api/services/app/image/GetTrash' },
  purgeAlbums: { method: 'POST', path: '/api/services/app/album/PurgeAlbums' },
  purgeImages: { method: 'POST', path: '/api/services/app/image/PurgeImages' },
  restoreAlbums: { method: 'POST', path: '/api/services/app/album/RestoreAlbums' },
  restoreImages: { method: 'POST', path: '/api/services/app/image/RestoreImages' },
};
