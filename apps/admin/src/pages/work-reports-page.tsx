import { WorkReportDesk } from '../features/community/work-reports/work-report-desk.tsx';

export function WorkReportsPage() {
  return <WorkReportDesk />;
}
