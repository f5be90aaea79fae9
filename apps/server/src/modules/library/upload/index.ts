export type { PartialKind } from './partial-kind.ts';
export { lockSettlingUpload, refuseUndrawable, settleUpload } from './settle-upload.ts';
export { tidyUploadsJob } from './tidy-uploads.ts';
export type { PartialDeps } from './tus-server.ts';
export { uploadRoutes } from './upload.routes.ts';
export { uploadBytesRoutes } from './upload-bytes.routes.ts';
export { watchUploads } from './watch-uploads.ts';
export { workUploadJobs } from './work-upload-jobs.ts';
