// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/site/job-management.ts';
import type { RoutesOf } from '../../route.ts';

export const jobManagementRoutes: RoutesOf<typeof contract> = {
  getFailedJobs: { method: 'GET', path: '/api/services/app/job/GetFailed' },
  getJobQueues: { method: 'GET', path: '/api/services/app/job/GetQueues' },
  retryAllJobs: { method: 'POST', path: '/api/services/app/job/RetryAll' },
  retryJobs: { method: 'POST', path: '/api/services/app/job/Retry' },
  runRecurringJob: { method: 'POST', path: '/api/services/app/job/Run' },
};
