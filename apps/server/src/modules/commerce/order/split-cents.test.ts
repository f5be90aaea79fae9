import { expect, it } from 'vitest';
import { splitCents } from './split-cents.ts';

it('splits to the cent, the rest to those who lost most by rounding', () => {
  expect(splitCents(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(splitCents(9760, [6800, 42_000])).toEqual([1360, 8400]);
  expect(splitCents(1, [0, 5])).toEqual([0, 1]);
  expect(splitCents(0, [3, 4])).toEqual([0, 0]);
  expect(splitCents(0, [0, 0])).toEqual([0, 0]);
});

it('adds up for any amount', () => {
  for (let amount = 0; amount < 500; amount += 7) {
    const parts = splitCents(amount, [1, 2, 3, 5, 8, 13]);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
  }
});
