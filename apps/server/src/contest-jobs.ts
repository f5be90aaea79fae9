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
    const risky = await quarantineRiskyVotes(db, timeZone);
    const boards = await updateBoards(
      db,
      risky.map(({ activityId }) => activityId),
    );
    await deleteOldViews(db);
    // The round is kept as failed, once everybody else is served.
    const failures = [...risky, ...boards];
    if (failures.length > 0)
      throw new AggregateError(
        failures.map(({ error }) => error),
        `votes not looked at in activities ${idsOf(risky)}; boards not made in activities ${idsOf(boards)}`,
      );
  });
}

function idsOf(failures: readonly { activityId: number }[]): string {
  return failures.map(({ activityId }) => activityId).join(', ') || '–';
}
