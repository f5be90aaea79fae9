import type {
  checkIfPhoneNumberExist,
  getAgreement,
  register,
  resetPassword,
} from '@tuyuan/contract/account/registration.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

export const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<ResultOf<typeof register>, ArgumentOf<typeof register>>({
      query: callOf<typeof register>('POST', '/api/services/app/frontUser/Register'),
      // Said at the form's fields.
      extraOptions: { quiet: true },
    }),
    checkIfPhoneNumberExist: build.mutation<
      ResultOf<typeof checkIfPhoneNumberExist>,
      ArgumentOf<typeof checkIfPhoneNumberExist>
    >({
      query: callOf<typeof checkIfPhoneNumberExist>('POST', '/api/services/app/frontUser/CheckIfPhoneNumberExist'),
      // Said at the form's fields.
      extraOptions: { quiet: true },
    }),
    resetPassword: build.mutation<ResultOf<typeof resetPassword>, ArgumentOf<typeof resetPassword>>({
      query: callOf<typeof resetPassword>('POST', '/api/services/app/frontUser/ResetPassword'),
      // Said at the form's fields.
      extraOptions: { quiet: true },
    }),
    getAgreement: build.query<ResultOf<typeof getAgreement>, ArgumentOf<typeof getAgreement>>({
      query: callOf<typeof getAgreement>('GET', '/api/services/app/frontUser/GetAgreement'),
    }),
  }),
});

export const {
  useRegisterMutation,
  useCheckIfPhoneNumberExistMutation,
  useResetPasswordMutation,
  useGetAgreementQuery,
  useLazyGetAgreementQuery,
} = registrationApi;
