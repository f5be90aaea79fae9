import { useGetActivityQuery } from '@tuyuan/api-client/contest/activity-data.ts';
import { awardApi } from '@tuyuan/api-client/contest/award.ts';
import { activityMeta, loadActivity } from '../../../features/contest/activity/load-activity.ts';
import { AwardsView } from '../../../features/contest/award/awards-view.tsx';
import { LateActivityBar } from '../../../features/contest/voting/late-activity-bar.ts';
import { activityPaths } from '../../../shared/contest/activity-paths.ts';
import { definePage } from '../../../shared/page.ts';
import { usePageId } from '../../../shared/page-id.ts';

function AwardsPage() {
  const id = usePageId();
  const { currentData: activity } = useGetActivityQuery({ id });
  if (!activity) return null;
  return (
    <>
      <LateActivityBar activity={activity} current="获奖" />
      <AwardsView key={id} activityId={id} />
    </>
  );
}

export const page = definePage({
  component: AwardsPage,
  async prefetch(store, request) {
    const activity = await loadActivity(store, request);
    if (activity) await store.tryLoad(awardApi.endpoints.getAwards.initiate({ activityId: activity.id }));
    return activity;
  },
  isValid: (activity) => activity !== undefined,
  meta: (activity, context) => activityMeta(activity, context, activity && activityPaths.awards(activity.id)),
});
