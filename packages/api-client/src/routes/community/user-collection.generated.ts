// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/community/user-collection.ts';
import type { RoutesOf } from '../../route.ts';

export const userCollectionRoutes: RoutesOf<typeof contract> = {
  arrangeFolders: { method: 'PUT', path: '/api/services/app/userCollection/Arrange' },
  createFolder: { method: 'POST', path: '/api/services/app/userCollection/CreateFolder' },
  deleteFolder: { method: 'DELETE', path: '/api/services/app/userCollection/DeleteFolder' },
  getFolders: { method: 'GET', path: '/api/services/app/userCollection/GetFolders' },
  getSharedFolderAlbums: { method: 'POST', path: '/api/services/app/userCollection/GetSharedAlbums' },
  getSharedFolderArticles: { method: 'POST', path: '/api/services/app/userCollection/GetSharedArticles' },
  getSharedFolderImages: { method: 'POST', path: '/api/services/app/userCollection/GetSharedImages' },
  moveCollected: { method: 'POST', path: '/api/services/app/userCollection/MoveWorks' },
  openSharedFolder: { method: 'POST', path: '/api/services/app/userCollection/OpenShared' },
  setFolderCover: { method: 'PUT', path: '/api/services/app/userCollection/SetCover' },
  setFolderShare: { method: 'PUT', path: '/api/services/app/userCollection/SetShare' },
  updateFolder: { method: 'PUT', path: '/api/services/app/userCollection/UpdateFolder' },
};
