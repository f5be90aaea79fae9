import { imagePriceRoutes } from '../routes/library/image-price.generated.ts';
import { serviceApi } from '../service-api.ts';

export const imagePriceApi = serviceApi(imagePriceRoutes, { tags: ['ImagePrice'] });

export const { useGetPriceTermsQuery, useSetCategoryPricesMutation } = imagePriceApi;
