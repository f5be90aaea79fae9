import type { Database } from '../../platform/database/database.ts';
import type { IngestDeps } from './ingest-deps.ts';
import { processImage } from './process-image.ts';
import { processImageJob } from './process-image-job.ts';

/** Works the queue of images to process, as many at once as the imaging pool has workers. */
export async function workIngestJobs(
  deps: IngestDeps,
  databaseOf: (schema: string) => Database,
  concurrency: number,
): Promise<void> {
  await deps.jobs.work(processImageJob, concurrency, (schema, { imageId, publish }) =>
    processImage(deps, { schema, db: databaseOf(schema) }, imageId, publish),
  );
}
