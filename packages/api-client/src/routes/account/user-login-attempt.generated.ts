// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/user-login-attempt.ts';
import type { RoutesOf } from '../../route.ts';

export const userLoginAttemptRoutes: RoutesOf<typeof contract> = {
  exportLoginAttempts: { method: 'POST', path: '/api/services/app/userLoginAttempt/ExportLoginAttempts' },
  getLoginAttemptLog: { method: 'GET', path: '/api/services/app/userLoginAttempt/GetAll' },
};
