import { articleCategoryManagementRoutes } from '../routes/content/article-category-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetManagedArticleCategoriesQuery,
  useCreateArticleCategoryMutation,
  useUpdateArticleCategoryMutation,
  useMoveArticleCategoryMutation,
  useDeleteArticleCategoryMutation,
} = serviceApi(articleCategoryManagementRoutes, { tags: ['Article'] });
