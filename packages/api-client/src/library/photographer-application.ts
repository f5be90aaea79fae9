import { photographerApplicationRoutes } from '../routes/library/photographer-application.generated.ts';
import { serviceApi } from '../service-api.ts';

export const photographerApplicationApi = serviceApi(photographerApplicationRoutes, {
  tags: ['Application'],
  // Said at the field, the picture or the list of what is missing.
  quiet: ['updateOwnApplication', 'uploadIdCard', 'addApplicationSample', 'submitApplication'],
});

export const {
  useGetOwnApplicationQuery,
  useUpdateOwnApplicationMutation,
  useUploadIdCardMutation,
  useDeleteIdCardsMutation,
  useAddApplicationSampleMutation,
  useRemoveApplicationSampleMutation,
  useSubmitApplicationMutation,
  useWithdrawApplicationMutation,
} = photographerApplicationApi;
