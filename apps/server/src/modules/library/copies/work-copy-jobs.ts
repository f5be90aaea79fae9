import type { Database } from '../../../platform/database/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { checkCopies, checkCopiesJob } from './check-copies.ts';
import type { CopyDeps } from './find-copies.ts';

/** One at a time: comparing is not urgent. */
export async function workCopyJobs(
  deps: CopyDeps & { jobs: JobQueue },
  databaseOf: (schema: string) => Database,
): Promise<void> {
  await deps.jobs.work(checkCopiesJob, 1, (schema) => checkCopies(deps, { schema, db: databaseOf(schema) }));
}
