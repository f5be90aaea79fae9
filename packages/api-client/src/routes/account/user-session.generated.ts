// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/user-session.ts';
import type { RoutesOf } from '../../route.ts';

export const userSessionRoutes: RoutesOf<typeof contract> = {
  backToImpersonator: ['POST', '/api/services/app/account/BackToImpersonator'],
  getUserSessions: ['GET', '/api/services/app/user/GetUserSessions'],
  impersonateUser: ['POST', '/api/services/app/user/ImpersonateUser'],
  revokeUserSessions: ['POST', '/api/services/app/user/RevokeUserSessions'],
  unlockUsers: ['POST', '/api/services/app/user/UnlockUsers'],
};
