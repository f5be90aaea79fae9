// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/search-synonym.ts';
import type { RoutesOf } from '../../route.ts';

export const searchSynonymRoutes: RoutesOf<typeof contract> = {
  createSearchSynonym: { method: 'POST', path: '/api/services/app/searchSynonym/CreateSearchSynonym' },
  deleteSearchSynonym: { method: 'DELETE', path: '/api/services/app/searchSynonym/DeleteSearchSynonym' },
  getSearchSynonyms: { method: 'GET', path: '/api/services/app/searchSynonym/GetSearchSynonyms' },
  updateSearchSynonym: { method: 'PUT', path: '/api/services/app/searchSynonym/UpdateSearchSynonym' },
};
