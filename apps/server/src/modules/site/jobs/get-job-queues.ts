import type { getJobQueues as endpoint } from '@tuyuan/contract/site/job-management.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import { findJobQueues } from '../../../platform/jobs/job-record.repository.ts';
import type { JobDeps } from './job-deps.ts';

const untouched = { waiting: 0, running: 0, failed: 0, doneAt: null, failedAt: null, queuedAt: null };

/** Returns every recurring kind, and every other of which the queue knows a job. */
export async function getJobQueues({ recurring }: JobDeps, db: Database): Promise<AnswerTo<typeof endpoint>> {
  const queues = new Map((await findJobQueues(db)).map((queue) => [queue.name, queue]));
  for (const { kind } of recurring)
    if (!queues.has(kind.name)) queues.set(kind.name, { name: kind.name, ...untouched });
  const items = [...queues.values()].map(({ queuedAt, ...queue }) => {
    const everyMs = recurring.find(({ kind }) => kind.name === queue.name)?.everyMs;
    return {
      ...queue,
      everySeconds: everyMs === undefined ? null : everyMs / 1000,
      nextAt: everyMs === undefined || queuedAt === null ? null : new Date(queuedAt.getTime() + everyMs),
    };
  });
  return { items };
}
