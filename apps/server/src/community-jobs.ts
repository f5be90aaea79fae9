import { z } from 'zod';
import { tellOfNewMatches } from './modules/community/index.ts';
import type { Database } from './platform/database/database.ts';
import { defineJob, type JobQueue } from './platform/jobs/job-queue.ts';

/** Once a day: people hear what is new in their saved searches. */
export const savedSearchJob = defineJob({
  name: 'saved-search',
  data: z.object({}),
  retries: 1,
  expiresAfter: 3600,
  isMerged: true,
});

export function workCommunityJobs(
  jobs: JobQueue,
  databaseOf: (schema: string) => Database,
  timeZone: string,
): Promise<void> {
  return jobs.work(savedSearchJob, 1, (schema) => tellOfNewMatches(databaseOf(schema), timeZone));
}
