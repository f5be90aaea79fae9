import type { FoundRecord } from '@tuyuan/contract/site/record-search.ts';

/** One line of the search: where it leads and what is known of it. */
export interface FoundItem {
  /** The address, below the back office's own. */
  readonly to: string;
  readonly title: string;
  /** A number before the title; "" without one. */
  readonly code: string;
  readonly note: string;
  readonly cover?: FoundRecord['cover'];
}

export interface FoundGroup {
  readonly title: string;
  readonly items: readonly FoundItem[];
}
