import { photographerDataRoutes } from '../routes/library/photographer-data.generated.ts';
import { serviceApi } from '../service-api.ts';

export const photographerDataApi = serviceApi(photographerDataRoutes, { tags: ['User'] });

export const { useGetPhotographerInfoQuery, useGetPhotographerRankQuery } = photographerDataApi;
