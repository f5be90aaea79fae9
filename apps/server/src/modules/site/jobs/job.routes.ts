import * as jobManagement from '@tuyuan/contract/site/job-management.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { requeueFailedJobs } from '../../../platform/jobs/job-record.repository.ts';
import { getJobQueues } from './get-job-queues.ts';
import type { JobDeps } from './job-deps.ts';
import { listFailedJobs } from './list-failed-jobs.ts';
import { runRecurringJob } from './run-recurring-job.ts';

/** The background jobs of the caller's site: how they stand, and another try for what failed. */
export function jobRoutes(app: FastifyInstance, deps: JobDeps): void {
  bindEndpoint(app, jobManagement.getJobQueues, ({ db }) => getJobQueues(deps, db));
  bindEndpoint(app, jobManagement.getFailedJobs, ({ db }, input) => listFailedJobs(db, input));
  bindEndpoint(app, jobManagement.retryJobs, async ({ db }, { ids }) => ({
    retried: await requeueFailedJobs(db, { ids }),
  }));
  bindEndpoint(app, jobManagement.retryAllJobs, async ({ db }, { names }) => ({
    retried: await requeueFailedJobs(db, { names }),
  }));
  bindEndpoint(app, jobManagement.runRecurringJob, (context, { name }) => runRecurringJob(deps, context, name));
}
