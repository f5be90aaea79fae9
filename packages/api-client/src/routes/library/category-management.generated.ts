// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/category-management.ts';
import type { RoutesOf } from '../../route.ts';

export const categoryManagementRoutes: RoutesOf<typeof contract> = {
  createCategory: ['POST', '/api/services/app/category/Create'],
  deleteCategory: ['DELETE', '/api/services/app/category/Delete'],
  getManagedCategories: ['GET', '/api/services/app/category/GetAll'],
  moveCategory: ['POST', '/api/services/app/category/Move'],
  updateCategory: ['PUT', '/api/services/app/category/Update'],
};
