import { useGetActivityQuery } from '@tuyuan/api-client/contest/activity-data.ts';
import { voteDataApi } from '@tuyuan/api-client/contest/vote-data.ts';
import { activityMeta, loadActivity } from '../../features/contest/activity/load-activity.ts';
import { ReceiptsView } from '../../features/contest/voting/receipts-view.tsx';
import { activityPaths } from '../../shared/contest/activity-paths.ts';
import { definePage } from '../../shared/page.ts';
import { usePageId } from '../../shared/page-id.ts';

function ReceiptsPage() {
  const id = usePageId();
  const { currentData: activity } = useGetActivityQuery({ id });
  return activity ? <ReceiptsView key={id} activity={activity} /> : null;
}

export const page = definePage({
  component: ReceiptsPage,
  async prefetch(store, request) {
    const activity = await loadActivity(store, request);
    if (activity?.stages.vote)
      await store.tryLoad(voteDataApi.endpoints.getBallot.initiate({ activityId: activity.id }));
    return activity;
  },
  isValid: (activity) => activity !== undefined && activity.stages.vote !== null,
  meta: (activity, context) => activityMeta(activity, context, activity && activityPaths.votes(activity.id)),
});
