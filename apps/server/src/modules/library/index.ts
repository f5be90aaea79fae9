export {
  deleteOldIdCards,
  forgetApplications,
  photographerApplicationRoutes,
  workApplicationJobs,
} from './application/index.ts';
export {
  behaviourRoutes,
  countFollowers,
  countMark,
  countSales,
  findFollowers,
  findMarkCounts,
  lockMarkCounts,
  openVisitCounter,
  type VisitCounter,
} from './behaviour/index.ts';
export {
  Camera,
  isAlbumOpenTo,
  libraryRoutes,
  loadAlbumCards,
  loadImageCards,
  loadPhotographerCards,
} from './catalogue/index.ts';
export {
  bulkResultOf,
  enrolPhotographer,
  followPhotographerRole,
  libraryManagementRoutes,
  takeAlbumsOffline,
  takeImagesOffline,
  workLibraryJobs,
} from './desk/index.ts';
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
export { labelRoutes, workLabelJobs } from './label/index.ts';
export { moveImages } from './lifecycle/index.ts';
export { imagePriceRoutes } from './pricing/index.ts';
export { imageReviewRoutes, lookAlikeLimits, workReviewed } from './review/index.ts';
export {
  browseImages,
  indexAlbums,
  indexImages,
  indexPhotographers,
  refreshAuthorInSearch,
  refreshPopularityJob,
  reindexSearch,
  reindexStale,
  type SearchParts,
  searchImages,
  searchRoutes,
  workSearchJobs,
} from './search/index.ts';
export { findSimilarJob } from './similar/index.ts';
export { takeoutRoutes } from './takeout/index.ts';
export { topicRoutes } from './topic/index.ts';
export { markOriginal, traceRoutes } from './tracing/index.ts';
export { trashRoutes } from './trash/index.ts';
export {
  lockSettlingUpload,
  refuseUndrawable,
  settleUpload,
  tidyUploadsJob,
  uploadRoutes,
  watchUploads,
  workUploadJobs,
} from './upload/index.ts';
export { cornerMarks, waterMarkRoutes } from './watermarks/index.ts';
export { wishRoutes } from './wish/index.ts';
export { mayDownloadShared, worksRoutes } from './works/index.ts';
