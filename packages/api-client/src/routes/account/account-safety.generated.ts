// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/account-safety.ts';
import type { RoutesOf } from '../../route.ts';

export const accountSafetyRoutes: RoutesOf<typeof contract> = {
  cancelAccountDeletion: { method: 'POST', path: '/api/services/app/frontUser/CancelAccountDeletion' },
  changePassword: { method: 'POST', path: '/api/services/app/frontUser/ChangePassword' },
  changePhone: { method: 'POST', path: '/api/services/app/frontUser/ChangePhone' },
  getLoginAttempts: { method: 'GET', path: '/api/services/app/frontUser/GetLoginAttempts' },
  getSessions: { method: 'GET', path: '/api/services/app/frontUser/GetSessions' },
  requestAccountDeletion: { method: 'POST', path: '/api/services/app/frontUser/RequestAccountDeletion' },
  requestDataExport: { method: 'POST', path: '/api/services/app/frontUser/RequestDataExport' },
  revokeOtherSessions: { method: 'POST', path: '/api/services/app/frontUser/RevokeOtherSessions' },
  revokeSession: { method: 'POST', path: '/api/services/app/frontUser/RevokeSession' },
};
