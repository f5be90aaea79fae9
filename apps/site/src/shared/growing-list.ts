/** After this many pages, more are loaded on request only, so that the page's footer can be reached. */
const PAGES_IN_A_ROW = 5;

interface PagesResult<Item> {
  readonly currentData?: { readonly pages: readonly { readonly items: readonly Item[] }[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  fetchNextPage(): unknown;
  refetch(): unknown;
}

export interface GrowingList<Item> {
  readonly items: readonly Item[];
  /** `loading` and `failed` without anything to show yet, or `shown`. */
  readonly stage: 'loading' | 'failed' | 'shown';
  readonly isRetrying: boolean;
  /** For `LoadMore`. */
  readonly foot: 'loading' | 'waiting' | 'failed' | 'ended';
  /** Whether reaching the end loads more. */
  readonly hasMore: boolean;
  loadMore(): void;
  retry(): void;
}

/** Returns an infinite query's pages as one list, with the state of its footer. A failed page leaves the others in place. */
export function growingList<Item>(result: PagesResult<Item>): GrowingList<Item> {
  const { currentData, hasNextPage, isError, isFetching } = result;
  const pages = currentData?.pages ?? [];
  const isPaused = pages.length % PAGES_IN_A_ROW === 0;
  const footOfMore = isPaused ? 'waiting' : 'loading';
  return {
    items: pages.flatMap(({ items }) => items),
    stage: currentData ? 'shown' : isError && !isFetching ? 'failed' : 'loading',
    isRetrying: isFetching,
    foot: isFetching ? 'loading' : isError ? 'failed' : hasNextPage ? footOfMore : 'ended',
    hasMore: hasNextPage && !isPaused,
    loadMore: () => void (isFetching || result.fetchNextPage()),
    retry: () => void result.refetch(),
  };
}
