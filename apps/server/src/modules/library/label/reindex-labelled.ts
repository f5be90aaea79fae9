import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { defineJob, type JobQueue } from '../../../platform/jobs/job-queue.ts';
import { indexImages } from '../search/index.ts';

const batch = 500;

/** Updates search for images whose labels or their synonyms changed. */
const reindexLabelled = defineJob({
  name: 'library-reindex-labelled',
  data: z.object({ imageIds: z.array(z.int()).max(batch) }),
  retries: 3,
  expiresAfter: 600,
});

export interface LabelDeps {
  jobs: Pick<JobQueue, 'enqueue'>;
}

/** Call in the transaction that changes the labels. */
export async function followLabelsInSearch(
  transaction: Database,
  schema: string,
  imageIds: readonly number[],
  { jobs }: LabelDeps,
): Promise<void> {
  for (let start = 0; start < imageIds.length; start += batch)
    await jobs.enqueue(transaction, reindexLabelled, schema, { imageIds: imageIds.slice(start, start + batch) });
}

export async function workLabelJobs(
  jobs: JobQueue,
  databaseOf: (schema: string) => Database,
  timeZone: string,
): Promise<void> {
  await jobs.work(reindexLabelled, 1, (schema, { imageIds }) => indexImages(databaseOf(schema), imageIds, timeZone));
}
