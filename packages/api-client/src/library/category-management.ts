import type {
  createCategory,
  deleteCategory,
  getManagedCategories,
  moveCategory,
  updateCategory,
} from '@tuyuan/contract/library/category-management.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';
import { moveNode } from '../move-node.ts';

export const categoryManagementApi = api.injectEndpoints({
  endpoints: (build) => ({
    getManagedCategories: build.query<ResultOf<typeof getManagedCategories>, ArgumentOf<typeof getManagedCategories>>({
      query: callOf<typeof getManagedCategories>('GET', '/api/services/app/category/GetAll'),
      providesTags: ['Category'],
    }),
    createCategory: build.mutation<ResultOf<typeof createCategory>, ArgumentOf<typeof createCategory>>({
      query: callOf<typeof createCategory>('POST', '/api/services/app/category/Create'),
      invalidatesTags: ['Category'],
    }),
    updateCategory: build.mutation<ResultOf<typeof updateCategory>, ArgumentOf<typeof updateCategory>>({
      query: callOf<typeof updateCategory>('PUT', '/api/services/app/category/Update'),
      invalidatesTags: ['Category'],
    }),
    moveCategory: build.mutation<ResultOf<typeof moveCategory>, ArgumentOf<typeof moveCategory>>({
      query: callOf<typeof moveCategory>('POST', '/api/services/app/category/Move'),
      invalidatesTags: (_result, error) => (error ? [] : ['Category']),
      // Shown as moved at once; taken back when the server refuses.
      async onQueryStarted(move, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          categoryManagementApi.util.updateQueryData('getManagedCategories', undefined, (draft) => {
            draft.items = moveNode(draft.items, move);
          }),
        );
        try {
          await queryFulfilled;
        } catch {
          shown.undo();
        }
      },
    }),
    deleteCategory: build.mutation<ResultOf<typeof deleteCategory>, ArgumentOf<typeof deleteCategory>>({
      query: callOf<typeof deleteCategory>('DELETE', '/api/services/app/category/Delete'),
      invalidatesTags: ['Category'],
    }),
  }),
});

export const {
  useGetManagedCategoriesQuery,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
  useMoveCategoryMutation,
  useDeleteCategoryMutation,
} = categoryManagementApi;
