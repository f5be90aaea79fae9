// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/user-login-attempt.ts';
import type { RoutesOf } from '../../route.ts';

export const userLoginAttemptRoutes: RoutesOf<typeof contract> = {
  exportLoginAttempts: ['POST', '/api/services/app/userLoginAttempt/ExportLoginAttempts'],
  getLoginAttemptLog: ['GET', '/api/services/app/userLoginAttempt/GetAll'],
};
