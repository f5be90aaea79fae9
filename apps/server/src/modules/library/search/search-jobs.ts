import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { defineJob, type JobQueue } from '../../../platform/jobs/job-queue.ts';
import { refreshPopularity } from './refresh-popularity.ts';
import { reindexStale } from './reindex-stale.ts';

/** Brings a tenant's search up to date: queue it at start, after an import, and once a day. */
export const reindexSearch = defineJob({
  name: 'search-reindex',
  data: z.object({}),
  retries: 2,
  expiresAfter: 4 * 3600,
  isMerged: true,
});

/** Lets 最热 follow what is counted; queue it every few minutes. */
export const refreshPopularityJob = defineJob({
  name: 'search-popularity',
  data: z.object({}),
  retries: 0,
  expiresAfter: 600,
  isMerged: true,
});

export async function workSearchJobs(
  jobs: JobQueue,
  databaseOf: (schema: string) => Database,
  timeZone: string,
): Promise<void> {
  await jobs.work(reindexSearch, 1, async (schema) => {
    await reindexStale(databaseOf(schema), timeZone);
  });
  await jobs.work(refreshPopularityJob, 1, (schema) => refreshPopularity(databaseOf(schema), 'recent'));
}
