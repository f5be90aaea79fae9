import { trafficRoutes } from '../routes/site/traffic.generated.ts';
import { serviceApi } from '../service-api.ts';

export const { useGetVisitsQuery, useGetMissedSearchesQuery } = serviceApi(trafficRoutes, {
  tags: ['Log'],
  tagsOf: { getMissedSearches: ['Log', 'SearchSynonym'] },
});
