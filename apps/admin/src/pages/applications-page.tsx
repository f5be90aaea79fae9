import { ApplicationList } from '../features/library/applications/application-list.tsx';

export function ApplicationsPage() {
  return <ApplicationList />;
}
