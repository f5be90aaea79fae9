export { browseImages } from './browse-images.ts';
export type { SearchParts } from './card-loaders.ts';
export { indexAlbums, indexPhotographers } from './index-groups.ts';
export { indexImages } from './index-images.ts';
export { refreshAuthorInSearch } from './refresh-author-in-search.ts';
export { reindexStale } from './reindex-stale.ts';
export { searchRoutes } from './search.routes.ts';
export { searchImages } from './search-images.ts';
export { reindexSearch, workSearchJobs } from './search-jobs.ts';
