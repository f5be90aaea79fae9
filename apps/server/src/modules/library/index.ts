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
  bookRoutes,
  bookSitemap,
  createBook,
  findBooks,
  publishBook,
  resumeBooksJob,
  tidyBooksJob,
  updateBook,
  workBookJobs,
} from './books/index.ts';
export {
  Camera,
  findTopicAlbumsOf,
  isAlbumOpenTo,
  libraryRoutes,
  loadAlbumCards,
  loadImageCards,
  loadPhotographerCards,
} from './catalogue/index.ts';
export { checkCopiesJob, copyDecided, imageCopyRoutes, workCopyJobs } from './copies/index.ts';
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
  checkFacesJob,
  type FaceProvider,
  type FaceProviders,
  type FoundFace,
  imageFaceRoutes,
  workFaceJobs,
} from './faces/index.ts';
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
export {
  describeMeaningsJob,
  imageMeaningRoutes,
  type MeaningSearch,
  openMeaningSearch,
  type TextImage,
  type TextImageModel,
  workMeaningJobs,
} from './meaning/index.ts';
export {
  forgetPanoramaEditor,
  importPanorama,
  panoramaRoutes,
  panoramaSitemap,
  tidyPanoramasJob,
  workPanoramaJobs,
} from './panorama/index.ts';
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
export { describeRegionsJob, findSimilarJob, LookTables } from './similar/index.ts';
export { takeoutRoutes } from './takeout/index.ts';
export { KeptLooks, pictureReader, tempImageRoutes, tidyTempImagesJob, workTempImageJobs } from './temp-image/index.ts';
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
export {
  findOriginalOf,
  forgetVideos,
  loadUnitVideos,
  makeVideoJob,
  type PreviewTask,
  publishVideos,
  type RenditionTask,
  randomName,
  resumeVideosJob,
  type StillTask,
  tidyVideosJob,
  type VideoDeps,
  type VideoEncoder,
  type VideoFacts,
  videoOriginalKey,
  videoRoutes,
  videoSitemap,
  workVideoJobs,
} from './video/index.ts';
export { cornerMarks, waterMarkRoutes } from './watermarks/index.ts';
export { wishRoutes } from './wish/index.ts';
export { mayDownloadShared, worksRoutes } from './works/index.ts';
