import type { LivePhotoState, LiveReportReason } from '@tuyuan/contract/conference/photo-wall.ts';
import type { LiveSettings } from '@tuyuan/contract/conference/photo-wall-management.ts';
import { defineFilters, type FiltersOf } from '../../../shared/filters/define-filters.ts';
import { view } from '../../../shared/filters/view.ts';
import { word } from '../../../shared/filters/word.tsx';
import { type ListState, pageRequest } from '../../../shared/list/list-state.ts';

/** Views of the wall; the first is the default of the address. */
export const wallViews = ['review', 'reported', 'published', 'withdrawn', 'uploaded', 'people', 'originals'] as const;
export type WallView = (typeof wallViews)[number];
/** Views that show photos. */
export type PhotoView = Exclude<WallView, 'people' | 'originals'>;

export const viewTitles: Readonly<Record<WallView, string>> = {
  review: '待审',
  reported: '被举报',
  published: '墙上',
  withdrawn: '已下墙',
  uploaded: '处理中',
  people: '摄影师',
  originals: '原图申请',
};

/** Returns the count of a view; undefined where nothing is counted. */
export function countOf(view: WallView, { counts, pendingOriginals }: LiveSettings): number | undefined {
  if (view === 'people') return undefined;
  if (view === 'originals') return pendingOriginals;
  return view === 'uploaded' ? counts.uploaded + counts.failed : counts[view];
}

/** Returns what deciding does to a photo in that view. */
export function decisionWords(view: PhotoView): { publish: string; withdraw: string } {
  return { publish: view === 'reported' ? '留在墙上' : '上墙', withdraw: view === 'review' ? '不上墙' : '下墙' };
}

export const reportTitles: Readonly<Record<LiveReportReason, string>> = {
  portrait: '拍到我了',
  improper: '内容不合适',
  copyright: '侵犯版权',
  other: '其他原因',
};

export const wallFilters = defineFilters({
  view: view('show', wallViews),
  hall: word({ param: 'hall', label: '会场', maxLength: 50, words: (hall) => hall }),
});
export type WallFilters = FiltersOf<typeof wallFilters>;

export function isPhotoView(view: WallView): view is PhotoView {
  return view !== 'people' && view !== 'originals';
}

export function photoRequest(conferenceId: number, state: ListState<WallFilters>, shown: PhotoView) {
  const states: LivePhotoState[] = shown === 'reported' ? [] : [shown];
  const { hall } = state.filters;
  return { conferenceId, hall, states, onlyReported: shown === 'reported', ...pageRequest(state) };
}
