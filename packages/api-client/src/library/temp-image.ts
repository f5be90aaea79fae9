import { tempImageRoutes } from '../routes/library/temp-image.generated.ts';
import { serviceApi } from '../service-api.ts';

const { getTempImage, deleteTempImage, preparePictureSearch } = tempImageRoutes;
/** They help along; the search says itself what fails. */
const quiet = ['getTempImage', 'deleteTempImage', 'preparePictureSearch'] as const;

export const tempImageApi = serviceApi(
  { getTempImage, deleteTempImage, preparePictureSearch },
  { tags: [], quiet: [...quiet] },
);

export const { useGetTempImageQuery, useDeleteTempImageMutation, usePreparePictureSearchMutation } = tempImageApi;
