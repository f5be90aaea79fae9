import { registrationRoutes } from '../routes/account/registration.generated.ts';
import { serviceApi } from '../service-api.ts';

export const registrationApi = serviceApi(registrationRoutes, {
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
