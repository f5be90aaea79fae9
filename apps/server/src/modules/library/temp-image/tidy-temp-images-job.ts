import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { defineJob, type JobQueue } from '../../../platform/jobs/job-queue.ts';
import { deleteExpired } from './temp-image.repository.ts';

/** Deletes the pictures that were searched with more than an hour ago. */
export const tidyTempImagesJob = defineJob({
  name: 'temp-images-tidy',
  data: z.object({}),
  retries: 1,
  expiresAfter: 60,
  isMerged: true,
});

export function workTempImageJobs(jobs: JobQueue, databaseOf: (schema: string) => Database): Promise<void> {
  return jobs.work(tidyTempImagesJob, 1, (schema) => deleteExpired(databaseOf(schema)));
}
