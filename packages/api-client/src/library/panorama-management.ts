import { panoramaManagementRoutes } from '../routes/library/panorama-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetManagedPanoramasQuery,
  useGetManagedPanoramaQuery,
  useCreatePanoramaMutation,
  useSavePanoramaMutation,
  usePublishPanoramaMutation,
  useWithdrawPanoramaMutation,
  useDeletePanoramaMutation,
  useUploadPanoramaPictureMutation,
  useRetryPanoramaPictureMutation,
  useUploadPanoramaPlanMutation,
  useCreatePanoramaPreviewMutation,
} = serviceApi(panoramaManagementRoutes, {
  tags: ['Panorama'],
  tagsOf: { createPanoramaPreview: [], uploadPanoramaPlan: [] },
  keyed: ['createPanorama'],
  // A refused save is shown where it happens, and must leave the draft on the screen as it is.
  quiet: ['savePanorama', 'createPanorama', 'publishPanorama', 'uploadPanoramaPicture'],
  onSuccess: ['savePanorama'],
});
