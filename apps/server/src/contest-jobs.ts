import { z } from 'zod';
import { deleteOldViews, quarantineRiskyVotes, updateBoards } from './modules/contest/index.ts';
import type { Database } from './platform/database/database.ts';
import { defineJob, type JobQueue } from './platform/jobs/job-queue.ts';

/** Takes risky votes off the count, then makes the boards: in this order, so that they never get onto one. */
export const contestRoundJob = defineJob({
  name: 'contest-round',
  data: z.object({}),
  retries: 0,
  expiresAfter: 60,
  isMerged: true,
});

export function workContestJobs(
  jobs: JobQueue,
  databaseOf: (schema: string) => Database,
  timeZone: string,
): Promise<void> {
  return jobs.work(contestRoundJob, 1, async (schema) => {
    const db = databaseOf(schema);
    const failures = await quarantineRiskyVotes(db, timeZone);
    await updateBoards(
      db,
      failures.map(({ activityId }) => activityId),
    );
    await deleteOldViews(db);
    // The round is kept as failed, once everybody else is served.
    if (failures.length > 0)
      throw new AggregateError(
        failures.map(({ error }) => error),
        `risky votes not looked at in activities ${failures.map(({ activityId }) => activityId).join(', ')}`,
      );
  });
}
