import { z } from 'zod';
import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { defineJob, type JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { deleteMiscPicture } from '../../site/index.ts';
import { deleteApplications } from './application-sample.repository.ts';

/** Deletes pictures whose rows are gone. */
const deleteSamplesJob = defineJob({
  name: 'library-delete-samples',
  data: z.object({ keys: z.array(z.string()) }),
  retries: 3,
  expiresAfter: 600,
});

/** Before an account is deleted: its applications go, with identity cards and samples. */
export function forgetApplications(jobs: JobQueue) {
  return async ({ transaction, schema }: Occurrence, { userId }: { userId: number }): Promise<void> => {
    const keys = await deleteApplications(transaction, userId);
    if (keys.length > 0) await jobs.enqueue(transaction, deleteSamplesJob, schema, { keys });
  };
}

export function workApplicationJobs(jobs: JobQueue, storage: BlobStore): Promise<void> {
  return jobs.work(deleteSamplesJob, 1, async (schema, { keys }) => {
    for (const key of keys) await deleteMiscPicture(storage, schema, key);
  });
}
