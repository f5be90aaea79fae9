// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/user-session.ts';
import type { RoutesOf } from '../../route.ts';

export const userSessionRoutes: RoutesOf<typeof contract> = {
  backToImpersonator: { method: 'POST', path: '/api/services/app/account/BackToImpersonator' },
  getUserSessions: { method: 'GET', path: '/api/services/app/user/GetUserSessions' },
  impersonateUser: { method: 'POST', path: '/api/services/app/user/ImpersonateUser' },
  revokeUserSessions: { method: 'POST', path: '/api/services/app/user/RevokeUserSessions' },
  unlockUsers: { method: 'POST', path: '/api/services/app/user/UnlockUsers' },
};
