import { ActivityBrief } from '../../features/contest/activity/activity-brief.tsx';
import { activityMeta, loadActivity } from '../../features/contest/activity/load-activity.ts';
import { activityPaths } from '../../shared/contest/activity-paths.ts';
import { definePage } from '../../shared/page.ts';
import { usePageId } from '../../shared/page-id.ts';

function ActivityPage() {
  const id = usePageId();
  return <ActivityBrief key={id} id={id} />;
}

export const page = definePage({
  component: ActivityPage,
  prefetch: loadActivity,
  isValid: (activity) => activity !== undefined,
  meta: (activity, context) => activityMeta(activity, context, activity && activityPaths.brief(activity.id)),
});
