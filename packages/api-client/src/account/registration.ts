import { registrationRoutes } from '../routes/account/registration.generated.ts';
import { serviceApi } from '../service-api.ts';

export const registrationApi = serviceApi(registrationRoutes, {
  // A version that was refused is read again.
  tagsOf: {
    register: ['Agreement'],
    getAgreement: ['Agreement'],
  },
  // Said at the form's fields.
  quiet: ['register', 'checkIfPhoneNumberExist', 'resetPassword'],
});

export const {
  useRegisterMutation,
  useCheckIfPhoneNumberExistMutation,
  useResetPasswordMutation,
  useGetAgreementQuery,
  useLazyGetAgreementQuery,
} = registrationApi;
