import { articleDataApi } from '@tuyuan/api-client/content/article-data.ts';
import { activityDataApi } from '@tuyuan/api-client/contest/activity-data.ts';
import type { HomeBlock } from '@tuyuan/contract/site/index-data.ts';
import { activitiesAhead } from '../../../shared/contest/activities-ahead.ts';
import type { PageStore } from '../../../shared/page.ts';
import { articlesOf } from './home-blocks.ts';

/** Loads the data of blocks that mostly stand far below, or that few home pages have. */
export function loadLate(store: PageStore, block: HomeBlock): Promise<unknown> {
  return block.type === 'activities'
    ? store.tryLoad(activityDataApi.endpoints.getActivities.initiate(activitiesAhead(block.count)))
    : store.tryLoad(articleDataApi.endpoints.getArticles.initiate(articlesOf(block)));
}
