import type { FeedbackState } from '@tuyuan/contract/community/feedback-words.ts';

export const feedbackStateWords: Readonly<
  Record<FeedbackState, { readonly text: string; readonly tone: 'wait' | 'good' | 'plain' }>
> = {
  new: { text: '已收到', tone: 'wait' },
  replied: { text: '已回复', tone: 'good' },
  closed: { text: '已关闭', tone: 'plain' },
};
