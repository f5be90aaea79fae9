export { addImage } from './add-image.ts';
export { type ImportProgress, type ImportReport, importFolder } from './import-folder.ts';
export type { IngestDeps, TenantLibrary } from './ingest-deps.ts';
export { queueProcessing } from './queue-processing.ts';
export { queueRenderings } from './queue-renderings.ts';
export type { RefusedFile } from './refused-file.ts';
export { restoreLost } from './restore-lost.ts';
export { tidyLibraryJob } from './tidy-library.ts';
export { workIngestJobs } from './work-ingest-jobs.ts';
