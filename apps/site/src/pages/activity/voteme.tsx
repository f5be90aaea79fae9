import { activityDataApi, useGetActivityQuery } from '@tuyuan/api-client/contest/activity-data.ts';
import { voteDataApi } from '@tuyuan/api-client/contest/vote-data.ts';
import { useGetWorkQuery } from '@tuyuan/api-client/contest/work.ts';
import type { Work } from '@tuyuan/contract/contest/work.ts';
import { loadWork } from '../../features/contest/entry/load-work.ts';
import { workMeta } from '../../features/contest/entry/work-meta.ts';
import { ShareView } from '../../features/contest/voting/share-view.tsx';
import { activityPaths } from '../../shared/contest/activity-paths.ts';
import { definePage } from '../../shared/page.ts';
import { usePageId } from '../../shared/page-id.ts';

function SharePage() {
  const id = usePageId();
  const { currentData: work } = useGetWorkQuery({ id });
  return work ? <SharedWork key={id} work={work} /> : null;
}

function SharedWork({ work }: { readonly work: Work }) {
  const { currentData: activity } = useGetActivityQuery({ id: work.activity.id });
  return activity ? <ShareView work={work} activity={activity} /> : null;
}

export const page = definePage({
  component: SharePage,
  async prefetch(store, request) {
    const work = await loadWork(store, request);
    if (!work) return undefined;
    const activityId = work.activity.id;
    await store.load(activityDataApi.endpoints.getActivity.initiate({ id: activityId }));
    await store.tryLoad(voteDataApi.endpoints.getBallot.initiate({ activityId }));
    return work;
  },
  isValid: (work) => work !== undefined,
  meta: (work) => (work ? { ...workMeta(work), canonical: activityPaths.share(work.id) } : { title: '' }),
});
