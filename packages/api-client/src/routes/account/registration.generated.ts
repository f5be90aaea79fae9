// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/registration.ts';
import type { RoutesOf } from '../../route.ts';

export const registrationRoutes: RoutesOf<typeof contract> = {
  checkIfPhoneNumberExist: { method: 'POST', path: '/api/services/app/frontUser/CheckIfPhoneNumberExist' },
  getAgreement: { method: 'GET', path: '/api/services/app/frontUser/GetAgreement' },
  register: { method: 'POST', path: '/api/services/app/frontUser/Register' },
  resetPassword: { method: 'POST', path: '/api/services/app/frontUser/ResetPassword' },
};
