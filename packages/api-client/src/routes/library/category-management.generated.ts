// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/category-management.ts';
import type { RoutesOf } from '../../route.ts';

export const categoryManagementRoutes: RoutesOf<typeof contract> = {
  createCategory: { method: 'POST', path: '/api/services/app/category/Create' },
  deleteCategory: { method: 'DELETE', path: '/api/services/app/category/Delete' },
  getManagedCategories: { method: 'GET', path: '/api/services/app/category/GetAll' },
  moveCategory: { method: 'POST', path: '/api/services/app/category/Move' },
  updateCategory: { method: 'PUT', path: '/api/services/app/category/Update' },
};
