import { jobManagementRoutes } from '../routes/site/job-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetJobQueuesQuery,
  useGetFailedJobsQuery,
  useRetryJobsMutation,
  useRetryAllJobsMutation,
  useRunRecurringJobMutation,
} = serviceApi(jobManagementRoutes, { tags: ['Job'] });
