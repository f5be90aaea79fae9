import { imageDataRoutes } from '../routes/library/image-data.generated.ts';
import { serviceApi } from '../service-api.ts';

export const imageDataApi = serviceApi(
  { ...imageDataRoutes, getImagePages: imageDataRoutes.getImages },
  { tags: ['Image'], paged: ['getImagePages'], quiet: ['getImagePages'] },
);

export const { useGetImageQuery, useGetImagesQuery, useGetImagePagesInfiniteQuery, useGetSimilarImagesQuery } =
  imageDataApi;
