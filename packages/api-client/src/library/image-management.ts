import { imageManagementRoutes } from '../routes/library/image-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const imageManagementApi = serviceApi(imageManagementRoutes, {
  tags: ['Image'],
  tagsOf: {
    exportImages: [],
    updateImage: ['Image', 'Category', 'Region'],
    updateImages: ['Image', 'Category', 'Region', 'Label'],
    moveImagesToAlbum: ['Image', 'Album'],
    publishImages: ['Image', 'Album'],
    takeImagesOffline: ['Image', 'Album'],
  },
});

export const {
  useGetManagedImagesQuery,
  useLazyGetManagedImagesQuery,
  useExportImagesMutation,
  useUpdateImageMutation,
  useUpdateImagesMutation,
  usePriceImagesMutation,
  useMoveImagesToAlbumMutation,
  useUploadImageMutation,
  useGetImageCountsQuery,
  usePublishImagesMutation,
  useTakeImagesOfflineMutation,
  useRetryImageProcessingMutation,
} = imageManagementApi;
