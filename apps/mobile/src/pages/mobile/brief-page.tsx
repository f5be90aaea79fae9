import { ActivityPage } from '../../features/contest/activity/activity-page.tsx';
import { BriefBody } from '../../features/contest/activity/brief-body.tsx';

export function BriefPage() {
  return <ActivityPage title="活动">{(activity) => <BriefBody activity={activity} />}</ActivityPage>;
}
