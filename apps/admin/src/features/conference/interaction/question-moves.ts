import type { QuestionState } from '@tuyuan/contract/conference/interaction-fields.ts';

interface QuestionMove {
  readonly to: 'shown' | 'answering' | 'answered' | 'hidden';
  readonly label: string;
  readonly letter?: string;
  readonly isMain?: boolean;
}

const hide: QuestionMove = { to: 'hidden', label: '隐藏', letter: 'R' };

/** Returns the moves for a question in that state; the letter A is always the next step. */
export function questionMoves(state: QuestionState): readonly QuestionMove[] {
  switch (state) {
    case 'pending':
    case 'hidden': {
      const show: QuestionMove = { to: 'shown', label: '公开', letter: 'A', isMain: true };
      return state === 'hidden' ? [show] : [show, hide];
    }
    case 'shown':
      return [
        { to: 'answering', label: '请人回答', letter: 'A', isMain: true },
        { to: 'answered', label: '已答' },
        hide,
      ];
    case 'answering':
      return [{ to: 'answered', label: '答完了', letter: 'A', isMain: true }, { to: 'shown', label: '先不答' }, hide];
    case 'answered':
      return [
        { to: 'answering', label: '再答一次', letter: 'A', isMain: true },
        { to: 'shown', label: '放回公开' },
        hide,
      ];
  }
}
