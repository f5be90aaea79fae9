// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/account-safety.ts';
import type { RoutesOf } from '../../route.ts';

export const accountSafetyRoutes: RoutesOf<typeof contract> = {
  cancelAccountDeletion: ['POST', '/api/services/app/frontUser/CancelAccountDeletion'],
  changePassword: ['POST', '/api/services/app/frontUser/ChangePassword'],
  changePhone: ['POST', '/api/services/app/frontUser/ChangePhone'],
  getLoginAttempts: ['GET', '/api/services/app/frontUser/GetLoginAttempts'],
  getSessions: ['GET', '/api/services/app/frontUser/GetSessions'],
  requestAccountDeletion: ['POST', '/api/services/app/frontUser/RequestAccountDeletion'],
  requestDataExport: ['POST', '/api/services/app/frontUser/RequestDataExport'],
  revokeOtherSessions: ['POST', '/api/services/app/frontUser/RevokeOtherSessions'],
  revokeSession: ['POST', '/api/services/app/frontUser/RevokeSession'],
};
