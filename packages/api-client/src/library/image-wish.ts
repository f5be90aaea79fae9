import { imageWishRoutes } from '../routes/library/image-wish.generated.ts';
import { serviceApi } from '../service-api.ts';

export const imageWishApi = serviceApi(imageWishRoutes, { tags: ['ImageWish'], quiet: ['getWish'] });

export const { useGetWishQuery, useAddWishMutation, useRemoveWishMutation } = imageWishApi;
