import { useGetActivityQuery } from '@tuyuan/api-client/contest/activity-data.ts';
import { rankDataApi } from '@tuyuan/api-client/contest/rank-data.ts';
import { activityMeta, loadActivity } from '../../../features/contest/activity/load-activity.ts';
import { rankArgument } from '../../../features/contest/voting/rank-argument.ts';
import { RankView } from '../../../features/contest/voting/rank-view.tsx';
import { activityPaths } from '../../../shared/contest/activity-paths.ts';
import { definePage } from '../../../shared/page.ts';
import { usePageId } from '../../../shared/page-id.ts';

function RankPage() {
  const id = usePageId();
  const { currentData: activity } = useGetActivityQuery({ id });
  return activity ? <RankView key={id} activity={activity} /> : null;
}

export const page = definePage({
  component: RankPage,
  async prefetch(store, request) {
    const activity = await loadActivity(store, request);
    if (activity?.stages.vote)
      await store.tryLoad(rankDataApi.endpoints.getRank.initiate(rankArgument(activity.id, request.url.searchParams)));
    return activity;
  },
  // Without a vote there is no board.
  isValid: (activity) => activity !== undefined && activity.stages.vote !== null,
  meta: (activity, context) => activityMeta(activity, context, activity && activityPaths.rank(activity.id)),
});
