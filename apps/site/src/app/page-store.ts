import type { PageStore, QueryThunk } from '../shared/page.ts';
import type { SiteStore } from './create-store.ts';

const quietRequests = new Set<string>();

/** Whether the page itself shows the failure of this request, so that no alert is needed. */
export function isQuietRequest(requestId: string): boolean {
  return quietRequests.has(requestId);
}

export function pageStore(store: SiteStore): PageStore {
  async function load<Result>(query: QueryThunk<Result>): Promise<Result> {
    const started = store.dispatch(query);
    try {
      return await started.unwrap();
    } catch (failure) {
      quietRequests.add(started.requestId);
      throw failure;
    } finally {
      // From here on the page's components subscribe to the data; until then RTK Query keeps it for a while.
      started.unsubscribe();
    }
  }
  return {
    load,
    tryLoad: (query) => load(query).catch(() => undefined),
  };
}
