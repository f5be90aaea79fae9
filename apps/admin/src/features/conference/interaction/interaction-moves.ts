import type { ManagedInteraction } from '@tuyuan/contract/conference/interaction-management.ts';

export interface Move {
  readonly to: 'open' | 'locked' | 'revealed';
  readonly label: string;
  /** Confirmation, for moves that can't be undone. */
  readonly question?: string;
}

/** Returns the host's next move for an interaction; null once it is over. */
export function nextMove({ state, kind, winnerCount, totals }: ManagedInteraction): Move | null {
  if (state === 'ready') return { to: 'open', label: '开始' };
  if (state === 'open') return { to: 'locked', label: kind === 'lottery' ? '截止参加' : '锁定' };
  if (state === 'revealed') return null;
  if (kind === 'lottery')
    return {
      to: 'revealed',
      label: `抽出 ${winnerCount} 名`,
      question: `从 ${totals.answered} 名参与者里抽出 ${winnerCount} 名？结果立刻上屏，不能重抽。`,
    };
  return { to: 'revealed', label: kind === 'quiz' ? '公布答案' : kind === 'wordCloud' ? '定格' : '公布结果' };
}

/** Sorts: the one on stage, then upcoming ones, then finished ones, the latest first. */
export function byTurn(items: readonly ManagedInteraction[]): ManagedInteraction[] {
  const rank = ({ isOnStage, state }: ManagedInteraction) => (isOnStage ? 0 : state === 'ready' ? 1 : 2);
  return items.toSorted((a, b) => {
    const between = rank(a) - rank(b);
    if (between !== 0) return between;
    return rank(a) === 2 ? b.id - a.id : a.id - b.id;
  });
}
