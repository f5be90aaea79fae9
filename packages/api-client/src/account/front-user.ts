import { frontUserRoutes } from '../routes/account/front-user.generated.ts';
import { serviceApi } from '../service-api.ts';

export const frontUserApi = serviceApi(frontUserRoutes, {
  tags: ['Session'],
  tagsOf: { getFirstBuy: [], getCredits: [], getServicePhone: [] },
  // Said at the form's fields.
  quiet: ['updateProfile', 'updateGrapherProfile'],
});

export const {
  useGetProfileQuery,
  useUpdateProfileMutation,
  useGetGrapherProfileQuery,
  useUpdateGrapherProfileMutation,
  useUploadAvatarMutation,
  useUploadBackgroundMutation,
  useRemoveBackgroundMutation,
  useGetBackgroundQuery,
  useGetFirstBuyQuery,
  useGetCreditsQuery,
  useGetServicePhoneQuery,
  useGetBroadcastSubscribeQuery,
  useUpdateBroadcastSubscribeMutation,
} = frontUserApi;
