export { libraryRoutes, loadAlbumCards, loadImageCards, loadPhotographerCards } from './catalogue/index.ts';
export { enrolPhotographer, followPhotographerRole, libraryManagementRoutes, workLibraryJobs } from './desk/index.ts';
export {
  addImage,
  type ImportProgress,
  type ImportReport,
  type IngestDeps,
  importFolder,
  queueProcessing,
  queueRenderings,
  type RefusedFile,
  restoreLost,
  type TenantLibrary,
  tidyLibraryJob,
  workIngestJobs,
} from './ingest/index.ts';
export {
  browseImages,
  indexAlbums,
  indexImages,
  indexPhotographers,
  refreshAuthorInSearch,
  reindexSearch,
  reindexStale,
  type SearchParts,
  searchImages,
  searchRoutes,
  workSearchJobs,
} from './search/index.ts';
export { findSimilarJob } from './similar/index.ts';
export { markOriginal, traceRoutes } from './tracing/index.ts';
export { cornerMarks, waterMarkRoutes } from './watermarks/index.ts';
