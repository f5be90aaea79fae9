import { type ProgressState, progressWords } from '@tuyuan/contract/contest/activity-words.ts';
import { StatusDot } from '../../../shared/list/status-dot.tsx';

const tones = {
  draft: 'off',
  preview: 'warning',
  submitting: 'success',
  reviewing: 'warning',
  voting: 'success',
  judging: 'success',
  publicity: 'warning',
  finished: 'off',
  cancelled: 'off',
} as const;

export function ActivityStateMark({ state }: { readonly state: ProgressState }) {
  return <StatusDot tone={tones[state]}>{progressWords[state]}</StatusDot>;
}
