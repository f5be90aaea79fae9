import type { Database } from '../../../platform/database/database.ts';
import { toAppError } from '../../../platform/http/to-app-error.ts';
import type { IngestDeps } from '../ingest/index.ts';
import { cutPanoramaJob, tidyPanoramasJob } from './cut-panorama-job.ts';
import { cutPanoramaPicture } from './cut-panorama-picture.ts';
import { markCutFailed } from './panorama-picture.repository.ts';
import { tidyPanoramas } from './tidy-panoramas.ts';

/** Works the queues of panoramas, one picture at a time: beside it the others are rendered. */
export async function workPanoramaJobs(
  deps: Pick<IngestDeps, 'imaging' | 'storage' | 'jobs'>,
  databaseOf: (schema: string) => Database,
): Promise<void> {
  await deps.jobs.work(cutPanoramaJob, 1, async (schema, { pictureId }, { isLast }) => {
    const db = databaseOf(schema);
    try {
      await cutPanoramaPicture(deps, { schema, db }, pictureId);
    } catch (error) {
      if (isLast) await markCutFailed(db, pictureId, toAppError(error).error.code);
      throw error;
    }
  });
  await deps.jobs.work(tidyPanoramasJob, 1, (schema) => tidyPanoramas(deps, { schema, db: databaseOf(schema) }));
}
