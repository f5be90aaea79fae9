import { savedViewRoutes } from '../routes/library/saved-view.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetSavedViewsQuery,
  useCreateSavedViewMutation,
  useUpdateSavedViewMutation,
  useDeleteSavedViewMutation,
} = serviceApi(savedViewRoutes, { tags: ['SavedView'] });
