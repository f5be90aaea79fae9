import type { Interaction } from './hall.ts';

export interface OptionView {
  /** Null where they may not be seen yet. */
  readonly votes: number | null;
  /** Of those who answered, 0–100. */
  readonly percent: number;
  /** Of a revealed quiz. */
  readonly isCorrect: boolean | null;
}

interface ChoiceView {
  readonly canAnswer: boolean;
  ofOption(no: number): OptionView;
}

/**
 * What can be done and seen of a poll or quiz: totals are hidden from who may still answer, so that nobody follows the crowd.
 */
export function choiceView(
  { state, mine, totals, correct }: Interaction,
  { isChanging, isOver }: { isChanging: boolean; isOver: boolean },
): ChoiceView {
  const isOpen = state === 'open' && !isOver;
  const canAnswer = isOpen && (mine === null || (isChanging && mine.changesLeft > 0));
  const options = canAnswer ? null : totals.options;
  return {
    canAnswer,
    ofOption(no) {
      const votes = options === null ? null : (options.find((option) => option.no === no)?.count ?? 0);
      const percent = votes === null || totals.answered === 0 ? 0 : Math.round((votes / totals.answered) * 100);
      return { votes, percent, isCorrect: correct === null ? null : correct.includes(no) };
    },
  };
}
