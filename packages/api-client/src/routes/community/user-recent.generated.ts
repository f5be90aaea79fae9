// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/community/user-recent.ts';
import type { RoutesOf } from '../../route.ts';

export const userRecentRoutes: RoutesOf<typeof contract> = {
  clearRecent: { method: 'DELETE', path: '/api/services/app/userRecent/Clear' },
  getRecentImages: { method: 'GET', path: '/api/services/app/userRecent/GetImages' },
  setRecentKept: { method: 'PUT', path: '/api/services/app/userRecent/SetKept' },
};
