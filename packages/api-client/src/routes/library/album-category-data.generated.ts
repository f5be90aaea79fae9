// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/album-category-data.ts';
import type { RoutesOf } from '../../route.ts';

export const albumCategoryDataRoutes: RoutesOf<typeof contract> = {
  getCategory: { method: 'GET', path: '/api/services/app/albumCategoryData/GetCategory' },
  getCategoryTree: { method: 'GET', path: '/api/services/app/albumCategoryData/GetTree' },
  getRegionTree: { method: 'GET', path: '/api/services/app/albumCategoryData/GetRegions' },
};
