import type { Database } from '../../../platform/database/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { processImageJob } from './process-image-job.ts';
import { renderAgainJob } from './render-again-job.ts';
import { findVersions } from './rendered-image.repository.ts';

/** Queues images again, in the given transaction: first processing for those without derivatives, rendering again for the others. */
export async function queueProcessing(
  jobs: Pick<JobQueue, 'enqueue'>,
  transaction: Database,
  schema: string,
  imageIds: readonly number[],
): Promise<void> {
  const versions = await findVersions(transaction, imageIds);
  for (const imageId of imageIds) {
    const version = versions.get(imageId);
    if (version === undefined) await jobs.enqueue(transaction, processImageJob, schema, { imageId, publish: false });
    else await jobs.enqueue(transaction, renderAgainJob, schema, { imageId, version });
  }
}
