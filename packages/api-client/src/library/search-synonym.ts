import { searchSynonymRoutes } from '../routes/library/search-synonym.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetSearchSynonymsQuery,
  useCreateSearchSynonymMutation,
  useUpdateSearchSynonymMutation,
  useDeleteSearchSynonymMutation,
} = serviceApi(searchSynonymRoutes, { tags: ['SearchSynonym'] });
