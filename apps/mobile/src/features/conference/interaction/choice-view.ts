import type { Interaction } from './hall.ts';

export interface OptionView {
  /** Null where they may not be seen yet. */
  readonly votes: number | null;
  /** Share of the people who answered, 0–100. */
  readonly percent: number;
  /** Null unless a quiz has been revealed. */
  readonly isCorrect: boolean | null;
}

interface ChoiceView {
  readonly canAnswer: boolean;
  ofOption(no: number): OptionView;
}

/**
 * Returns what can be done and seen in a poll or quiz. Totals are hidden while answering is possible, so that they do
 * not influence answers.
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
