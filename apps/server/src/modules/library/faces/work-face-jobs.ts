import type { Database } from '../../../platform/database/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { checkFaces, checkFacesJob, checkFacesLaterJob, type FaceDeps } from './check-faces.ts';
import { forgetFaces, forgetFacesJob } from './forget-faces.ts';

/** One at a time: the model has one process. */
export async function workFaceJobs(
  deps: FaceDeps & { jobs: JobQueue },
  databaseOf: (schema: string) => Database,
): Promise<void> {
  for (const job of [checkFacesJob, checkFacesLaterJob])
    await deps.jobs.work(job, 1, (schema) => checkFaces(deps, { schema, db: databaseOf(schema) }));
  await deps.jobs.work(forgetFacesJob, 1, (schema) => forgetFaces({ schema, db: databaseOf(schema) }, deps.timeZone));
}
