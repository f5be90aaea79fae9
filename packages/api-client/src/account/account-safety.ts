import { accountSafetyRoutes } from '../routes/account/account-safety.generated.ts';
import { serviceApi } from '../service-api.ts';

export const accountSafetyApi = serviceApi(accountSafetyRoutes, {
  tags: ['Session'],
  tagsOf: { getLoginAttempts: [], requestDataExport: [] },
  // Said at the form's fields.
  quiet: ['changePassword', 'changePhone', 'requestDataExport', 'requestAccountDeletion'],
});

export const {
  useChangePasswordMutation,
  useChangePhoneMutation,
  useGetSessionsQuery,
  useRevokeSessionMutation,
  useRevokeOtherSessionsMutation,
  useGetLoginAttemptsQuery,
  useRequestDataExportMutation,
  useRequestAccountDeletionMutation,
  useCancelAccountDeletionMutation,
} = accountSafetyApi;
