import { waterMarkRoutes } from '../routes/library/water-mark.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetWaterMarksQuery,
  useCreateWaterMarkMutation,
  useUpdateWaterMarkMutation,
  useDeleteWaterMarkMutation,
  useGetTypicalImagesQuery,
  usePreviewWaterMarkQuery,
  useGetRerenderingQuery,
  usePauseRerenderingMutation,
  useContinueRerenderingMutation,
  useUploadWatermarkPictureMutation,
} = serviceApi(waterMarkRoutes, {
  tags: ['WaterMark'],
  tagsOf: { previewWaterMark: [], getTypicalImages: [], uploadWatermarkPicture: [] },
  queries: ['previewWaterMark'],
  // Each answer is a whole picture.
  keepUnusedDataFor: { previewWaterMark: 30 },
  quiet: ['previewWaterMark', 'uploadWatermarkPicture', 'updateWaterMark', 'createWaterMark'],
});
