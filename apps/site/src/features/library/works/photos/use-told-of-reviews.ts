import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '@tuyuan/api-client/api.ts';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useDispatch } from 'react-redux';
import { type ReviewResult, useReviewResults } from '../../../../shared/use-review-results.ts';

const outcomes: Readonly<Record<string, string>> = {
  approved: '已通过，现在公开了',
  rejected: '被退回了，原因在下面',
  pending: '的审核结果撤回了，还在审核',
};

/** Says what a reviewer decided as soon as it is decided, and reads the lists again. */
export function useToldOfReviews(): void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  useReviewResults((result?: ReviewResult) => {
    dispatch(api.util.invalidateTags(['Image', 'Album', 'Review']));
    const outcome = result && outcomes[result.state];
    if (outcome)
      showToast({ text: `「${result.title}」${outcome}`, tone: result.state === 'approved' ? 'success' : 'plain' });
  });
}
