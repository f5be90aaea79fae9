import type { ReviewState } from '@tuyuan/contract/library/image.ts';
import { StatusDot, type StatusTone } from './list/status-dot.tsx';

/** In the order a filter offers them. */
export const reviewStateTitles = {
  pending: '待审',
  approved: '已发布',
  rejected: '已退回',
  offline: '已下架',
  draft: '草稿',
  deleted: '回收站',
} as const satisfies Record<ReviewState, string>;

const tones: Readonly<Record<ReviewState, StatusTone>> = {
  draft: 'off',
  pending: 'warning',
  approved: 'success',
  rejected: 'error',
  offline: 'off',
  deleted: 'off',
};

export function ReviewStateDot({ state }: { readonly state: ReviewState }) {
  return <StatusDot tone={tones[state]}>{reviewStateTitles[state]}</StatusDot>;
}
