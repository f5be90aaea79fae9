import { JobDesk } from '../features/site/jobs/job-desk.tsx';

export function JobsPage() {
  return <JobDesk />;
}
