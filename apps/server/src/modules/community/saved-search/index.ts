export { forgetSavedSearches } from './forget-saved-searches.ts';
export { savedSearchRoutes } from './saved-search.routes.ts';
export { tellOfNewMatches } from './tell-of-new-matches.ts';
