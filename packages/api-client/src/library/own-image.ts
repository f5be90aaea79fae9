import { ownImageRoutes } from '../routes/library/own-image.generated.ts';
import { serviceApi } from '../service-api.ts';

export const ownImageApi = serviceApi(ownImageRoutes, {
  tags: ['Image'],
  quiet: ['updateOwnImage', 'updateOwnImages'],
});

export const {
  useGetOwnImagesQuery,
  useGetOwnImageQuery,
  useUpdateOwnImageMutation,
  useUpdateOwnImagesMutation,
  useSubmitOwnImagesMutation,
  useTakeOwnImagesOfflineMutation,
  usePublishOwnImagesMutation,
  useDeleteOwnImagesMutation,
  useRestoreOwnImagesMutation,
} = ownImageApi;
