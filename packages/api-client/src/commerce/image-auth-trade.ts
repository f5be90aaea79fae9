import { imageAuthTradeRoutes } from '../routes/commerce/image-auth-trade.generated.ts';
import { serviceApi } from '../service-api.ts';

export const imageAuthTradeApi = serviceApi(imageAuthTradeRoutes, { tags: ['Order'], keyed: ['buyPackage'] });

export const { useGetMyPackagesQuery, useGetTradesQuery, useBuyPackageMutation } = imageAuthTradeApi;
