// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/community/saved-search.ts';
import type { RoutesOf } from '../../route.ts';

export const savedSearchRoutes: RoutesOf<typeof contract> = {
  createSavedSearch: { method: 'POST', path: '/api/services/app/savedSearch/CreateSearch' },
  deleteSavedSearch: { method: 'DELETE', path: '/api/services/app/savedSearch/DeleteSearch' },
  getSavedSearches: { method: 'GET', path: '/api/services/app/savedSearch/GetSearches' },
  updateSavedSearch: { method: 'PUT', path: '/api/services/app/savedSearch/UpdateSearch' },
};
