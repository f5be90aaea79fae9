import { ActivityPage } from '../../features/contest/activity/activity-page.tsx';
import { Outcomes } from '../../features/contest/entry/outcomes.tsx';

export function ActivityAchievementsPage() {
  return <ActivityPage title="我的成绩">{(activity) => <Outcomes activity={activity} />}</ActivityPage>;
}
