import type { InteractionKind, InteractionState } from '@tuyuan/contract/conference/interaction-fields.ts';
import type { StatusTone } from './list/status-dot.tsx';

export const kindNames: Readonly<Record<InteractionKind, string>> = {
  poll: '投票',
  quiz: '答题',
  wordCloud: '词云',
  lottery: '抽奖',
};

export const stateNames: Readonly<Record<InteractionState, string>> = {
  ready: '未开始',
  open: '进行中',
  locked: '已锁定',
  revealed: '已揭晓',
};

export const stateTones: Readonly<Record<InteractionState, StatusTone>> = {
  ready: 'off',
  open: 'success',
  locked: 'warning',
  revealed: 'info',
};

/** `1:05` for 65 seconds. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Returns the whole percentage of all who answered; a person may have chosen several options. */
export function shareOf(count: number, answered: number): number {
  return answered === 0 ? 0 : Math.round((count * 100) / answered);
}
