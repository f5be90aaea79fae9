import { activityDataApi } from '@tuyuan/api-client/contest/activity-data.ts';
import {
  activitiesArgument,
  activitiesPath,
  readActivityFilter,
} from '../features/contest/activity/activity-filter.ts';
import { ActivityList } from '../features/contest/activity/activity-list.tsx';
import { definePage } from '../shared/page.ts';

export const page = definePage({
  component: ActivityList,
  prefetch: (store, { url }) =>
    store.load(
      activityDataApi.endpoints.getActivities.initiate(activitiesArgument(readActivityFilter(url.searchParams))),
    ),
  meta: (_, { url }) => ({
    title: '活动',
    description: '摄影活动与比赛：征稿、投票和结果。',
    canonical: activitiesPath(readActivityFilter(url.searchParams)),
  }),
});
