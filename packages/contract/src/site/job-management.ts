import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, listField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';

const maxJobsAtOnce = 100;
const nameField = textField(60, 1);
const jobId = z.uuid('编号不正确');

/** A kind of background job, and how its queue stands. */
export const JobQueueState = z.object({
  name: z.string(),
  waiting: count,
  running: count,
  failed: count,
  /** When one was done last; null when none is known. */
  doneAt: wireTime.nullable(),
  failedAt: wireTime.nullable(),
  /** Seconds between two runs of a recurring kind; null for one that is queued when there is something to do. */
  everySeconds: z.number().nullable(),
  /** When a recurring kind is queued again. */
  nextAt: wireTime.nullable(),
});
export type JobQueueState = z.infer<typeof JobQueueState>;

export const FailedJob = z.object({
  id: jobId,
  name: z.string(),
  createdAt: wireTime,
  failedAt: wireTime,
  tries: count,
  /** What went wrong, without addresses and numbers of people. */
  error: z.string(),
  /** Ids of what it was about: `imageId 12`. */
  subjects: z.array(z.object({ name: z.string(), id: z.int() })),
});
export type FailedJob = z.infer<typeof FailedJob>;

export const getJobQueues = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/job/GetQueues',
  access: 'permission:Pages.Jobs',
  summary: 'The kinds of background jobs of this site and how many wait, run and failed in the last days.',
  input: z.object({}),
  output: z.object({ items: z.array(JobQueueState) }),
  errors: [],
});

export const getFailedJobs = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/job/GetFailed',
  access: 'permission:Pages.Jobs',
  summary: 'Jobs that failed for good, the last first.',
  input: z.object({ ...pageFields, names: listField(nameField, 50) }),
  output: pageOf(FailedJob),
  errors: [],
});

export const retryJobs = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/job/Retry',
  access: 'permission:Pages.Jobs.Edit',
  summary: 'Queues failed jobs once more; those that are queued already, done or gone are passed over.',
  input: z.object({
    ids: listField(jobId, maxJobsAtOnce).refine((ids) => ids.length > 0, '请至少选择一个任务'),
  }),
  output: z.object({ retried: count }),
  errors: [],
});

export const retryAllJobs = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/job/RetryAll',
  access: 'permission:Pages.Jobs.Edit',
  summary: 'Queues all failed jobs once more, of all kinds or of these.',
  input: z.object({ names: listField(nameField, 50) }),
  output: z.object({ retried: count }),
  errors: [],
});

export const runRecurringJob = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/job/Run',
  access: 'permission:Pages.Jobs.Edit',
  summary: 'Queues a recurring job now; while one waits already, nothing more is queued.',
  input: z.object({ name: nameField }),
  output: z.object({}),
  errors: ['Job.NotRecurring'],
});
