import { ActivityPage } from '../../features/contest/activity/activity-page.tsx';
import { WorksWall } from '../../features/contest/voting/works-wall.tsx';

export function ActivityAllPage() {
  return <ActivityPage title="作品">{({ id }) => <WorksWall key={id} activityId={id} />}</ActivityPage>;
}
