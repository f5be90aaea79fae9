export { tidyPanoramasJob } from './cut-panorama-job.ts';
export { forgetPanoramaEditor } from './forget-panorama-editor.ts';
export { importPanorama } from './import-panorama.ts';
export { panoramaRoutes } from './panorama.routes.ts';
export { panoramaSitemap } from './panorama-sitemap.repository.ts';
export { workPanoramaJobs } from './work-panorama-jobs.ts';
