// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/registration.ts';
import type { RoutesOf } from '../../route.ts';

export const registrationRoutes: RoutesOf<typeof contract> = {
  checkIfPhoneNumberExist: ['POST', '/api/services/app/frontUser/CheckIfPhoneNumberExist'],
  getAgreement: ['GET', '/api/services/app/frontUser/GetAgreement'],
  register: ['POST', '/api/services/app/frontUser/Register'],
  resetPassword: ['POST', '/api/services/app/frontUser/ResetPassword'],
};
