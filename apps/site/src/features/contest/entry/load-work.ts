import { workApi } from '@tuyuan/api-client/contest/work.ts';
import type { Work } from '@tuyuan/contract/contest/work.ts';
import type { PageRequest, PageStore } from '../../../shared/page.ts';
import { readPageId } from '../../../shared/page-id.ts';

/** Loads the work of the address; undefined where it names none. */
export async function loadWork(store: PageStore, { url }: PageRequest): Promise<Work | undefined> {
  const id = readPageId(url.searchParams);
  return id === undefined ? undefined : store.load(workApi.endpoints.getWork.initiate({ id }));
}
