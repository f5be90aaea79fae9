import { expect, it } from 'vitest';
import { finalScore } from './final-score.policy.ts';

it('is jury and crowd by their shares', () => {
  const rule = { juryShare: 60, maxVotes: 4128 };
  // 93.2 × 0.6 + 100 × 0.4; 3962 ÷ 4128 = 95.98 %.
  expect(finalScore(93.2, 4128, rule)).toEqual({ jury: 93.2, crowd: 100, total: 95.92 });
  expect(finalScore(91, 3962, rule)).toEqual({ jury: 91, crowd: 96, total: 93 });
  expect(finalScore(0, 0, rule)).toEqual({ jury: 0, crowd: 0, total: 0 });
});

it('comes from the figures that are shown, to two decimals', () => {
  // 87.654 is shown as 87.7, 1 ÷ 3 as 33.3: 87.7 × 0.33 + 33.3 × 0.67 = 28.941 + 22.311.
  expect(finalScore(87.654, 1, { juryShare: 33, maxVotes: 3 })).toEqual({ jury: 87.7, crowd: 33.3, total: 51.25 });
});

it('is one of them where the other has no share, and needs no votes', () => {
  expect(finalScore(70, 0, { juryShare: 100, maxVotes: 0 }).total).toBe(70);
  expect(finalScore(70, 5, { juryShare: 0, maxVotes: 10 }).total).toBe(50);
});
