// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/community/user-follow.ts';
import type { RoutesOf } from '../../route.ts';

export const userFollowRoutes: RoutesOf<typeof contract> = {
  getFollow: { method: 'GET', path: '/api/services/app/userBehavior/GetFollow' },
  getFollowed: { method: 'GET', path: '/api/services/app/userBehavior/GetFollowed' },
  getFollowedImages: { method: 'GET', path: '/api/services/app/userBehavior/GetFollowedImages' },
  setFollow: { method: 'POST', path: '/api/services/app/userBehavior/SetFollow' },
};
