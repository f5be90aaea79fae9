export { addImage } from './add-image.ts';
export { type ImportProgress, type ImportReport, importFolder } from './import-folder.ts';
export type { IngestDeps, TenantLibrary } from './ingest-deps.ts';
export { processImageJob } from './process-image-job.ts';
export type { RefusedFile } from './refused-file.ts';
export { workIngestJobs } from './work-ingest-jobs.ts';
