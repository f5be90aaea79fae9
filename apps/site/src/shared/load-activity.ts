import { activityDataApi } from '@tuyuan/api-client/contest/activity-data.ts';
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import type { PageRequest, PageStore } from './page.ts';
import { readPageId } from './page-id.ts';

/** Loads the activity of the address; undefined where it names none. */
export async function loadActivity(store: PageStore, { url }: PageRequest): Promise<ActivityInfo | undefined> {
  const id = readPageId(url.searchParams);
  return id === undefined ? undefined : store.load(activityDataApi.endpoints.getActivity.initiate({ id }));
}
