import { expect, it } from 'vitest';
import { juryScores } from './jury-scores.policy.ts';

const given = (jurorId: number, values: Readonly<Record<number, number>>) =>
  Object.entries(values).map(([entryId, value]) => ({ jurorId, entryId: Number(entryId), value }));

it('is the mean of ten in one round, as per cent', () => {
  const ballots = [...given(1, { 1: 9, 2: 6 }), ...given(2, { 1: 8, 2: 7 })];
  expect([...juryScores([{ kind: 'score', works: [1, 2, 3], ballots }])]).toEqual([
    [1, 85],
    [2, 65],
    [3, 0],
  ]);
});

it('frees works of how strict their jurors are, within the scale', () => {
  // All of six values: mean 5.5, spread √(53.5 / 6) ≈ 2.986; each juror’s spread is √(8 / 3) ≈ 1.633, so that 10 becomes 5.5 + 2 ÷ 1.633 × 2.986 ≈ 9.157.
  const ballots = [...given(1, { 1: 10, 2: 8, 3: 6 }), ...given(2, { 4: 5, 5: 3, 6: 1 })];
  const scores = juryScores([{ kind: 'score', works: [1, 2, 3, 4, 5, 6], ballots }]);
  expect(scores.get(1)).toBe(scores.get(4));
  expect(scores.get(1)).toBeCloseTo(91.57, 1);
  expect(scores.get(2)).toBe(55);
  const extreme = juryScores([
    {
      kind: 'score',
      works: [1, 2, 3, 4],
      ballots: [...given(1, { 1: 10, 2: 1, 3: 1, 4: 1 }), ...given(2, { 1: 10, 2: 9, 3: 9, 4: 10 })],
    },
  ]);
  expect([...extreme.values()].every((score) => score >= 0 && score <= 100)).toBe(true);
});

it('gives each round its part of the scale: who got further stands before', () => {
  const first = {
    kind: 'yesNo' as const,
    works: [1, 2, 3],
    ballots: [...given(1, { 1: 1, 2: 1, 3: 0 }), ...given(2, { 1: 1, 2: 0, 3: 0 })],
  };
  const last = {
    kind: 'rank' as const,
    works: [1, 2],
    ballots: [...given(1, { 1: 0, 2: 100 }), ...given(2, { 1: 0, 2: 100 })],
  };
  expect([...juryScores([first, last])]).toEqual([
    [1, 50],
    [2, 100],
    [3, 0],
  ]);
  expect(juryScores([first]).get(2)).toBe(50);
});
