export { checkCopiesJob } from './check-copies.ts';
export { copyDecided } from './decide-copy-case.ts';
export { imageCopyRoutes } from './image-copy.routes.ts';
export { workCopyJobs } from './work-copy-jobs.ts';
