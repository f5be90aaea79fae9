import { creditProductDataRoutes } from '../routes/commerce/credit-product-data.generated.ts';
import { serviceApi } from '../service-api.ts';

export const creditProductDataApi = serviceApi(creditProductDataRoutes, { tags: ['Mall', 'Credit'] });

export const { useGetMallGoodsQuery, useGetMallGoodsDetailQuery } = creditProductDataApi;
