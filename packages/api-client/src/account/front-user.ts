import type {
  acceptAgreement,
  getBackground,
  getBroadcastSubscribe,
  getCredits,
  getFirstBuy,
  getGrapherProfile,
  getProfile,
  getServicePhone,
  removeBackground,
  updateBroadcastSubscribe,
  updateGrapherProfile,
  updateProfile,
  uploadAvatar,
  uploadBackground,
} from '@tuyuan/contract/account/front-user.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';
import { uploadForm } from '../upload-form.ts';

export const frontUserApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<ResultOf<typeof getProfile>, ArgumentOf<typeof getProfile>>({
      query: callOf<typeof getProfile>('GET', '/api/services/app/frontUser/GetProfile'),
      providesTags: ['Session'],
    }),
    updateProfile: build.mutation<ResultOf<typeof updateProfile>, ArgumentOf<typeof updateProfile>>({
      query: callOf<typeof updateProfile>('PUT', '/api/services/app/frontUser/UpdateProfile'),
      // Said at the form's fields.
      extraOptions: { quiet: true },
      invalidatesTags: ['Session'],
    }),
    getGrapherProfile: build.query<ResultOf<typeof getGrapherProfile>, ArgumentOf<typeof getGrapherProfile>>({
      query: callOf<typeof getGrapherProfile>('GET', '/api/services/app/frontUser/GetGrapherProfile'),
      providesTags: ['Session'],
    }),
    updateGrapherProfile: build.mutation<
      ResultOf<typeof updateGrapherProfile>,
      ArgumentOf<typeof updateGrapherProfile>
    >({
      query: callOf<typeof updateGrapherProfile>('PUT', '/api/services/app/frontUser/UpdateGrapherProfile'),
      // Said at the form's fields.
      extraOptions: { quiet: true },
      invalidatesTags: ['Session'],
    }),
    uploadAvatar: build.mutation<ResultOf<typeof uploadAvatar>, Blob>({
      query: (picture) => ({
        method: 'POST',
        path: '/api/services/app/frontUser/UploadAvatar',
        input: uploadForm(picture),
      }),
      invalidatesTags: ['Session'],
    }),
    uploadBackground: build.mutation<ResultOf<typeof uploadBackground>, Blob>({
      query: (picture) => ({
        method: 'POST',
        path: '/api/services/app/frontUser/UploadBackground',
        input: uploadForm(picture),
      }),
      invalidatesTags: ['Session'],
    }),
    removeBackground: build.mutation<ResultOf<typeof removeBackground>, ArgumentOf<typeof removeBackground>>({
      query: callOf<typeof removeBackground>('POST', '/api/services/app/frontUser/RemoveBackground'),
      invalidatesTags: ['Session'],
    }),
    getBackground: build.query<ResultOf<typeof getBackground>, ArgumentOf<typeof getBackground>>({
      query: callOf<typeof getBackground>('GET', '/api/services/app/frontUser/GetBackground'),
      providesTags: ['Session'],
    }),
    getFirstBuy: build.query<ResultOf<typeof getFirstBuy>, ArgumentOf<typeof getFirstBuy>>({
      query: callOf<typeof getFirstBuy>('GET', '/api/services/app/frontUser/GetFirstBuy'),
    }),
    getCredits: build.query<ResultOf<typeof getCredits>, ArgumentOf<typeof getCredits>>({
      query: callOf<typeof getCredits>('GET', '/api/services/app/frontUser/GetCredits'),
    }),
    getServicePhone: build.query<ResultOf<typeof getServicePhone>, ArgumentOf<typeof getServicePhone>>({
      query: callOf<typeof getServicePhone>('GET', '/api/services/app/frontUser/GetServicePhone'),
    }),
    getBroadcastSubscribe: build.query<
      ResultOf<typeof getBroadcastSubscribe>,
      ArgumentOf<typeof getBroadcastSubscribe>
    >({
      query: callOf<typeof getBroadcastSubscribe>('GET', '/api/services/app/frontUser/GetBroadcastSubscribe'),
      providesTags: ['Session'],
    }),
    updateBroadcastSubscribe: build.mutation<
      ResultOf<typeof updateBroadcastSubscribe>,
      ArgumentOf<typeof updateBroadcastSubscribe>
    >({
      query: callOf<typeof updateBroadcastSubscribe>('PUT', '/api/services/app/frontUser/UpdateBroadcastSubscribe'),
      invalidatesTags: ['Session'],
    }),
    acceptAgreement: build.mutation<ResultOf<typeof acceptAgreement>, ArgumentOf<typeof acceptAgreement>>({
      query: callOf<typeof acceptAgreement>('POST', '/api/services/app/frontUser/AcceptAgreement'),
      invalidatesTags: ['Session'],
    }),
  }),
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
  useAcceptAgreementMutation,
} = frontUserApi;
