import { inTransaction } from '../../../platform/database/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { TenantLibrary } from './ingest-deps.ts';
import { renderAgainJob } from './render-again-job.ts';
import { takeRendered } from './rendered-image.repository.ts';

const batch = 500;

/** Queues every image's derivatives to be rendered again, or only those of an outdated recipe. Returns how many. */
export async function queueRenderings(
  jobs: Pick<JobQueue, 'enqueue'>,
  { db, schema }: TenantLibrary,
  { onlyStale }: { onlyStale: boolean },
): Promise<number> {
  let queued = 0;
  for (let after = 0; ; ) {
    const images = await inTransaction(db, async (transaction) => {
      const taken = await takeRendered(transaction, { after, limit: batch, onlyStale });
      for (const { id, version } of taken)
        await jobs.enqueue(transaction, renderAgainJob, schema, { imageId: id, version });
      return taken;
    });
    const last = images.at(-1);
    if (!last) return queued;
    queued += images.length;
    after = last.id;
  }
}
