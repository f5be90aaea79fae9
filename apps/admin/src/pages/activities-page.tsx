import { ActivityList } from '../features/contest/activities/activity-list.tsx';

export function ActivitiesPage() {
  return <ActivityList />;
}
