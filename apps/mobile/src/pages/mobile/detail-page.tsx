import { ActivityPage } from '../../features/contest/activity/activity-page.tsx';
import { RulesBody } from '../../features/contest/activity/rules-body.tsx';

export function DetailPage() {
  return <ActivityPage title="细则">{(activity) => <RulesBody activity={activity} />}</ActivityPage>;
}
