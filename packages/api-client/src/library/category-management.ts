import { moveNode } from '../move-node.ts';
import { categoryManagementRoutes } from '../routes/library/category-management.generated.ts';
import { serviceApi } from '../service-api.ts';
import { showAtOnce } from '../show-at-once.ts';

export const categoryManagementApi = serviceApi(categoryManagementRoutes, {
  tags: ['Category'],
  onSuccess: ['moveCategory'],
});

export const {
  useGetManagedCategoriesQuery,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
  useMoveCategoryMutation,
  useDeleteCategoryMutation,
} = categoryManagementApi;

categoryManagementApi.enhanceEndpoints({
  endpoints: {
    moveCategory: {
      onQueryStarted: (move, underWay) =>
        showAtOnce(
          underWay,
          categoryManagementApi.util.updateQueryData('getManagedCategories', undefined, (draft) => {
            draft.items = moveNode(draft.items, move);
          }),
        ),
    },
  },
});
