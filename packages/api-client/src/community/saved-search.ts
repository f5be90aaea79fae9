import { savedSearchRoutes } from '../routes/community/saved-search.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetSavedSearchesQuery,
  useCreateSavedSearchMutation,
  useUpdateSavedSearchMutation,
  useDeleteSavedSearchMutation,
} = serviceApi(savedSearchRoutes, {
  tags: ['SavedSearch'],
  keyed: ['createSavedSearch'],
  quiet: ['getSavedSearches', 'createSavedSearch', 'updateSavedSearch'],
  onSuccess: ['createSavedSearch', 'updateSavedSearch'],
});
