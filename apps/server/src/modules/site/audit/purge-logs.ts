import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { defineJob, type JobQueue } from '../../../platform/jobs/job-queue.ts';
import { deleteOldTraffic } from '../traffic/index.ts';
import { deleteOldRows, logNames } from './purge-logs.repository.ts';

/** Small enough not to delay writes to the log. */
const batchSize = 5000;

export const purgeLogsJob = defineJob({
  name: 'audit.purge',
  data: z.object({}),
  retries: 3,
  expiresAfter: 3600,
  isMerged: true,
});

/** Deletes what is older than the setting 审计日志保留天数. Returns how many rows. */
export async function purgeLogs(db: Database): Promise<number> {
  let total = 0;
  for (const log of logNames) {
    for (let deleted = batchSize; deleted === batchSize; total += deleted)
      deleted = await deleteOldRows(db, log, batchSize);
  }
  return total;
}

export async function workAuditJobs(jobs: JobQueue, databaseOf: (schema: string) => Database): Promise<void> {
  await jobs.work(purgeLogsJob, 1, async (schema) => {
    await purgeLogs(databaseOf(schema));
    await deleteOldTraffic(databaseOf(schema));
  });
}
