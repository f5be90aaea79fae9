import { photographerAccountRoutes } from '../routes/library/photographer-account.generated.ts';
import { serviceApi } from '../service-api.ts';

export const photographerAccountApi = serviceApi(photographerAccountRoutes, { tags: ['Image'] });

export const { useGetStatisticsQuery } = photographerAccountApi;
