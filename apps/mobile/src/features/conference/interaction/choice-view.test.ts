import { expect, it } from 'vitest';
import { choiceView } from './choice-view.ts';
import type { Interaction } from './hall.ts';

const totals = { answered: 4, options: [{ no: 1, count: 3 }], words: null };
const mine = { choices: [1], words: [], changesLeft: 1 };
const poll = (changed: Partial<Interaction>): Interaction => ({
  id: 1,
  roomId: 1,
  kind: 'poll',
  state: 'open',
  title: '',
  options: [],
  maxChoices: 1,
  maxWords: 0,
  showsLive: true,
  canChange: true,
  prize: '',
  winnerCount: 0,
  secondsLeft: null,
  revealedAt: null,
  totals,
  correct: null,
  commitment: null,
  winners: null,
  mine: null,
  myEntry: 1,
  ...changed,
});
const now = { isChanging: false, isOver: false };

it('hides how others voted from who may still vote', () => {
  const open = choiceView(poll({}), now);
  expect([open.canAnswer, open.ofOption(1).votes]).toEqual([true, null]);
  const changing = choiceView(poll({ mine }), { ...now, isChanging: true });
  expect([changing.canAnswer, changing.ofOption(1).votes]).toEqual([true, null]);
});

it('shows who has voted, and everybody once it is closed, how it stands', () => {
  const voted = choiceView(poll({ mine }), now);
  expect([voted.canAnswer, voted.ofOption(1), voted.ofOption(2).votes]).toEqual([
    false,
    { votes: 3, percent: 75, isCorrect: null },
    0,
  ]);
  expect(choiceView(poll({}), { ...now, isOver: true }).ofOption(1).votes).toBe(3);
  expect(choiceView(poll({ mine, state: 'locked' }), { ...now, isChanging: true }).canAnswer).toBe(false);
});

it('tells the right answers of a quiz only with the result', () => {
  const quiz = { kind: 'quiz', state: 'locked', totals: { ...totals, options: null } } as const;
  expect(choiceView(poll(quiz), now).ofOption(1)).toEqual({ votes: null, percent: 0, isCorrect: null });
  expect(choiceView(poll({ ...quiz, state: 'revealed', correct: [2] }), now).ofOption(2).isCorrect).toBe(true);
});
