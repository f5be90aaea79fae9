// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/community/user-marks.ts';
import type { RoutesOf } from '../../route.ts';

export const userMarksRoutes: RoutesOf<typeof contract> = {
  getCollectedAlbums: { method: 'GET', path: '/api/services/app/userBehavior/GetCollectedAlbums' },
  getCollectedArticles: { method: 'GET', path: '/api/services/app/userBehavior/GetCollectedArticles' },
  getCollectedImages: { method: 'GET', path: '/api/services/app/userBehavior/GetCollectedImages' },
  getMarks: { method: 'GET', path: '/api/services/app/userBehavior/GetMarks' },
  getOwnMarks: { method: 'GET', path: '/api/services/app/userBehavior/GetOwnMarks' },
  setCollected: { method: 'POST', path: '/api/services/app/userBehavior/SetCollected' },
  setLike: { method: 'POST', path: '/api/services/app/userBehavior/SetLike' },
};
