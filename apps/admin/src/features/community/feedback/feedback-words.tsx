import type { FeedbackKind, FeedbackState, Satisfaction } from '@tuyuan/contract/community/feedback-words.ts';
import { StatusDot, type StatusTone } from '../../../shared/list/status-dot.tsx';

export const feedbackKindTitles: Readonly<Record<FeedbackKind, string>> = {
  problem: '遇到问题',
  suggestion: '建议',
  content: '内容有误',
  account: '账号与交易',
  other: '其他',
};

export const feedbackStateTitles: Readonly<Record<FeedbackState, string>> = {
  new: '待回复',
  replied: '已回复',
  closed: '已关闭',
};

export const satisfactionTitles: Readonly<Record<Satisfaction, string>> = {
  good: '满意',
  fair: '一般',
  poor: '不满意',
};

const tones: Readonly<Record<FeedbackState, StatusTone>> = { new: 'warning', replied: 'success', closed: 'off' };

export function FeedbackStateDot({ state }: { readonly state: FeedbackState }) {
  return <StatusDot tone={tones[state]}>{feedbackStateTitles[state]}</StatusDot>;
}
