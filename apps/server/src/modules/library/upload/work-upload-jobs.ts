import type { Database } from '../../../platform/database/database.ts';
import { toAppError } from '../../../platform/http/to-app-error.ts';
import type { IngestDeps } from '../ingest/index.ts';
import { checkUpload } from './check-upload.ts';
import { checkUploadJob } from './check-upload-job.ts';
import { tidyUploads, tidyUploadsJob } from './tidy-uploads.ts';
import { refuseUpload } from './upload.repository.ts';

/** Files looked at beside each other; each is in memory as a whole. */
const concurrency = 2;

export async function workUploadJobs(deps: IngestDeps, databaseOf: (schema: string) => Database): Promise<void> {
  await deps.jobs.work(checkUploadJob, concurrency, async (schema, { uploadId }, { isLast }) => {
    const db = databaseOf(schema);
    try {
      await checkUpload(deps, { schema, db }, uploadId);
    } catch (error) {
      if (isLast) await refuseUpload(db, uploadId, { code: toAppError(error).error.code });
      throw error;
    }
  });
  await deps.jobs.work(tidyUploadsJob, 1, (schema) => tidyUploads(deps, { schema, db: databaseOf(schema) }));
}
