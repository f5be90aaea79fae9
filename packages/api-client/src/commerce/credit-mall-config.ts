import { creditMallConfigRoutes } from '../routes/commerce/credit-mall-config.generated.ts';
import { serviceApi } from '../service-api.ts';

export const creditMallConfigApi = serviceApi(creditMallConfigRoutes, { tags: ['Mall'] });

export const { useGetMallConfigQuery } = creditMallConfigApi;
