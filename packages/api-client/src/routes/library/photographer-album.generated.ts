// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/photographer-album.ts';
import type { RoutesOf } from '../../route.ts';

export const photographerAlbumRoutes: RoutesOf<typeof contract> = {
  createOwnAlbum: { method: 'POST', path: '/api/services/app/photographerAlbum/CreateAlbum' },
  deleteOwnAlbums: { method: 'POST', path: '/api/services/app/photographerAlbum/DeleteAlbum' },
  getOwnAlbum: { method: 'GET', path: '/api/services/app/photographerAlbum/GetAlbum' },
  getOwnAlbums: { method: 'GET', path: '/api/services/app/photographerAlbum/GetAlbums' },
  orderOwnAlbum: { method: 'POST', path: '/api/services/app/photographerAlbum/OrderImages' },
  publishOwnAlbums: { method: 'POST', path: '/api/services/app/photographerAlbum/PublishAlbum' },
  restoreOwnAlbums: { method: 'POST', path: '/api/services/app/photographerAlbum/RestoreAlbum' },
  submitOwnAlbums: { method: 'POST', path: '/api/services/app/photographerAlbum/SubmitAlbum' },
  takeOwnAlbumsOffline: { method: 'POST', path: '/api/services/app/photographerAlbum/TakeAlbumOffline' },
  updateOwnAlbum: { method: 'PUT', path: '/api/services/app/photographerAlbum/UpdateAlbum' },
  withdrawOwnAlbums: { method: 'POST', path: '/api/services/app/photographerAlbum/WithdrawAlbum' },
};
