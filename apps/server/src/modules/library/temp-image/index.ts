export { KeptLooks } from './kept-looks.ts';
export { pictureReader } from './picture-reader.ts';
export { tempImageRoutes } from './temp-image.routes.ts';
export { tidyTempImagesJob, workTempImageJobs } from './tidy-temp-images-job.ts';
