import type { Database } from '../../../platform/database/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { faceSwitch } from '../search/index.ts';
import { checkFacesJob } from './check-faces.ts';

/** Queues looking for faces, in the transaction that calls an image ready; nothing where the site does without. */
export async function queueFaceCheck(
  jobs: Pick<JobQueue, 'enqueue'>,
  transaction: Database,
  schema: string,
): Promise<void> {
  if (await faceSwitch.get(transaction)) await jobs.enqueue(transaction, checkFacesJob, schema, {});
}
