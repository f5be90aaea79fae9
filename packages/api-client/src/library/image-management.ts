import type {
  exportImages,
  getManagedImages,
  publishImages,
  retryImageProcessing,
  takeImagesOffline,
  updateImage,
  updateImages,
} from '@tuyuan/contract/library/image-management.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

export const imageManagementApi = api.injectEndpoints({
  endpoints: (build) => ({
    getManagedImages: build.query<ResultOf<typeof getManagedImages>, ArgumentOf<typeof getManagedImages>>({
      query: callOf<typeof getManagedImages>('GET', '/api/services/app/image/GetImages'),
      providesTags: ['Image'],
    }),
    exportImages: build.mutation<ResultOf<typeof exportImages>, ArgumentOf<typeof exportImages>>({
      query: callOf<typeof exportImages>('POST', '/api/services/app/image/ExportImages'),
    }),
    updateImage: build.mutation<ResultOf<typeof updateImage>, ArgumentOf<typeof updateImage>>({
      query: callOf<typeof updateImage>('PUT', '/api/services/app/image/UpdateImage'),
      invalidatesTags: ['Image', 'Category', 'Region'],
    }),
    updateImages: build.mutation<ResultOf<typeof updateImages>, ArgumentOf<typeof updateImages>>({
      query: callOf<typeof updateImages>('PUT', '/api/services/app/image/UpdateImages'),
      invalidatesTags: ['Image', 'Category', 'Region'],
    }),
    publishImages: build.mutation<ResultOf<typeof publishImages>, ArgumentOf<typeof publishImages>>({
      query: callOf<typeof publishImages>('POST', '/api/services/app/image/PublishImages'),
      invalidatesTags: ['Image', 'Album'],
    }),
    takeImagesOffline: build.mutation<ResultOf<typeof takeImagesOffline>, ArgumentOf<typeof takeImagesOffline>>({
      query: callOf<typeof takeImagesOffline>('POST', '/api/services/app/image/TakeImagesOffline'),
      invalidatesTags: ['Image', 'Album'],
    }),
    retryImageProcessing: build.mutation<
      ResultOf<typeof retryImageProcessing>,
      ArgumentOf<typeof retryImageProcessing>
    >({
      query: callOf<typeof retryImageProcessing>('POST', '/api/services/app/image/RetryProcessing'),
      invalidatesTags: ['Image'],
    }),
  }),
});

export const {
  useGetManagedImagesQuery,
  useLazyGetManagedImagesQuery,
  useExportImagesMutation,
  useUpdateImageMutation,
  useUpdateImagesMutation,
  usePublishImagesMutation,
  useTakeImagesOfflineMutation,
  useRetryImageProcessingMutation,
} = imageManagementApi;
