// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/user-behavior.ts';
import type { RoutesOf } from '../../route.ts';

export const userBehaviorRoutes: RoutesOf<typeof contract> = {
  click: { method: 'POST', path: '/api/services/app/userBehavior/Click' },
  read: { method: 'POST', path: '/api/services/app/userBehavior/Read' },
};
