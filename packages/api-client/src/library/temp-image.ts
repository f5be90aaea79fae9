import { tempImageRoutes } from '../routes/library/temp-image.generated.ts';
import { serviceApi } from '../service-api.ts';

export const tempImageApi = serviceApi(
  { getTempImage: tempImageRoutes.getTempImage },
  { tags: [], quiet: ['getTempImage'] },
);

export const { useGetTempImageQuery } = tempImageApi;
