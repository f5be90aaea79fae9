import type { ManagedConference } from '@tuyuan/contract/conference/conference-management.ts';
import { formatCompactCount } from '@tuyuan/format/count.ts';
import type { ConferencePageKey } from '../../../shared/conference/conference-groups.ts';

interface PageCount {
  readonly text: string;
  /** What is counted, for screen readers. */
  readonly words: string;
  /** Somebody has to do something. */
  readonly isWaiting: boolean;
}

type Counted = Pick<ManagedConference, 'counts' | 'hasDraft' | 'storedState'>;

/** Returns what stands beside the pages in the menu, without zeros. */
export function pageCounts({
  counts,
  hasDraft,
  storedState,
}: Counted): Partial<Record<ConferencePageKey, readonly PageCount[]>> {
  const some = (count: number, words: string, isWaiting: boolean, label = ''): PageCount[] =>
    count === 0 ? [] : [{ text: `${label}${formatCompactCount(count)}`, words, isWaiting }];
  return {
    '': hasDraft && storedState === 'published' ? [{ text: '未发布', words: '有修改没有发布', isWaiting: true }] : [],
    attendees: [...some(counts.applied, '待审核', true, '待审 '), ...some(counts.ticketed, '已出票', false)],
    changes: some(counts.pendingChanges, '待处理', true),
  };
}
