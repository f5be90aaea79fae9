import type { Database } from '../../../platform/database/database.ts';
import { toAppError } from '../../../platform/http/to-app-error.ts';
import { describeRegions, describeRegionsJob, findSimilar, findSimilarJob } from '../similar/index.ts';
import { rerenderJob } from '../watermarks/index.ts';
import type { IngestDeps } from './ingest-deps.ts';
import { processImage } from './process-image.ts';
import { processImageJob } from './process-image-job.ts';
import { markFailed, noteFailedRendering } from './processed-image.repository.ts';
import { renderAgain } from './render-again.ts';
import { renderAgainJob } from './render-again-job.ts';
import { rerenderStale } from './rerender-stale.ts';
import { tidyLibrary, tidyLibraryJob } from './tidy-library.ts';

/**
 * Works the image queues: first processing with `concurrency` at once, rendering again one by one beside it. A failure
 * of the last attempt is stored with the image, for people to see and retry.
 */
export async function workIngestJobs(
  deps: IngestDeps,
  databaseOf: (schema: string) => Database,
  concurrency: number,
): Promise<void> {
  await deps.jobs.work(processImageJob, concurrency, async (schema, { imageId, publish }, { isLast }) => {
    const db = databaseOf(schema);
    try {
      await processImage(deps, { schema, db }, imageId, publish);
    } catch (error) {
      if (isLast) {
        const { code } = toAppError(error).error;
        await markFailed(db, imageId, code);
        await deps.whenFailed?.({ schema, db }, imageId, code);
      }
      throw error;
    }
  });
  await deps.jobs.work(renderAgainJob, 1, async (schema, { imageId, version }, { isLast }) => {
    const db = databaseOf(schema);
    try {
      await renderAgain(deps, { schema, db }, imageId, version);
    } catch (error) {
      if (isLast) await noteFailedRendering(db, imageId, version, toAppError(error).error.code);
      throw error;
    }
  });
  await deps.jobs.work(findSimilarJob, 1, (schema) => findSimilar(deps.jobs, schema, databaseOf(schema)));
  await deps.jobs.work(describeRegionsJob, 1, (schema) => describeRegions(deps, schema, databaseOf(schema)));
  await deps.jobs.work(rerenderJob, 1, (schema) =>
    rerenderStale(deps, { schema, db: databaseOf(schema) }, concurrency),
  );
  await deps.jobs.work(tidyLibraryJob, 1, (schema) => tidyLibrary(deps, { schema, db: databaseOf(schema) }));
}
