import { useGetActivityQuery } from '@tuyuan/api-client/contest/activity-data.ts';
import { voteDataApi } from '@tuyuan/api-client/contest/vote-data.ts';
import { readWallChoice, wallArgument } from '@tuyuan/api-client/contest/wall-choice.ts';
import { wallDataApi } from '@tuyuan/api-client/contest/wall-data.ts';
import { activityMeta, loadActivity } from '../../../features/contest/activity/load-activity.ts';
import { WallView } from '../../../features/contest/voting/wall-view.tsx';
import { activityPaths } from '../../../shared/contest/activity-paths.ts';
import { definePage } from '../../../shared/page.ts';
import { usePageId } from '../../../shared/page-id.ts';

function WallPage() {
  const id = usePageId();
  const { currentData: activity } = useGetActivityQuery({ id });
  return activity ? <WallView key={id} activity={activity} /> : null;
}

export const page = definePage({
  component: WallPage,
  async prefetch(store, request) {
    const activity = await loadActivity(store, request);
    if (!activity) return undefined;
    const choice = readWallChoice(request.url.searchParams);
    await store.tryLoad(wallDataApi.endpoints.getWorks.initiate(wallArgument(activity.id, choice)));
    if (activity.stages.vote)
      await store.tryLoad(voteDataApi.endpoints.getBallot.initiate({ activityId: activity.id }));
    return activity;
  },
  isValid: (activity) => activity !== undefined,
  meta: (activity, context) => activityMeta(activity, context, activity && activityPaths.works(activity.id)),
});
