// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/content/article-category-management.ts';
import type { RoutesOf } from '../../route.ts';

export const articleCategoryManagementRoutes: RoutesOf<typeof contract> = {
  createArticleCategory: { method: 'POST', path: '/api/services/app/articleCategory/CreateCategory' },
  deleteArticleCategory: { method: 'DELETE', path: '/api/services/app/articleCategory/DeleteCategory' },
  getManagedArticleCategories: { method: 'GET', path: '/api/services/app/articleCategory/GetCategories' },
  moveArticleCategory: { method: 'PUT', path: '/api/services/app/articleCategory/MoveCategory' },
  updateArticleCategory: { method: 'PUT', path: '/api/services/app/articleCategory/UpdateCategory' },
};
