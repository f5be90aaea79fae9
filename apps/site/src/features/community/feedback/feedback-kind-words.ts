import type { FeedbackKind } from '@tuyuan/contract/community/feedback-words.ts';

export const feedbackKindWords: Readonly<Record<FeedbackKind, string>> = {
  problem: '遇到问题',
  suggestion: '建议',
  content: '内容有误',
  account: '账号与交易',
  other: '其他',
};
