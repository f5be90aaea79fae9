export { lockSettlingUpload, refuseUndrawable, settleUpload } from './settle-upload.ts';
export { tidyUploadsJob } from './tidy-uploads.ts';
export { uploadRoutes } from './upload.routes.ts';
export { watchUploads } from './watch-uploads.ts';
export { workUploadJobs } from './work-upload-jobs.ts';
