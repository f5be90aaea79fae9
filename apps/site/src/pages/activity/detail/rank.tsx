import { useGetActivityQuery } from '@tuyuan/api-client/contest/activity-data.ts';
import { rankDataApi } from '@tuyuan/api-client/contest/rank-data.ts';
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
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

/** Without a vote or a jury there is none. */
function hasBoard(activity: ActivityInfo | undefined): activity is ActivityInfo {
  return activity !== undefined && (activity.stages.vote !== null || activity.stages.judge !== null);
}

export const page = definePage({
  component: RankPage,
  async prefetch(store, request) {
    const activity = await loadActivity(store, request);
    if (hasBoard(activity))
      await store.tryLoad(rankDataApi.endpoints.getRank.initiate(rankArgument(activity.id, request.url.searchParams)));
    return activity;
  },
  isValid: hasBoard,
  meta: (activity, context) => activityMeta(activity, context, activity && activityPaths.rank(activity.id)),
});
