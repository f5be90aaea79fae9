import { expect, it } from 'vitest';
import { axisEnd, linePoints } from './chart-scale.ts';

it.each([
  [0, 4],
  [3, 4],
  [7, 8],
  [41, 60],
  [100, 120],
  [111, 120],
  [9001, 10_000],
])('an axis for %d ends at %d', (largest, end) => {
  expect(axisEnd(largest)).toBe(end);
});

it('has whole quarters whatever the largest number is', () => {
  for (let largest = 0; largest < 3000; largest += 7) {
    expect(axisEnd(largest)).toBeGreaterThanOrEqual(largest);
    expect(axisEnd(largest) % 4).toBe(0);
  }
});

it('draws the first value at the left edge and the last at the right, larger ones higher', () => {
  expect(linePoints([0, 5, 10], 10, 100, 50)).toBe('0,50 50,25 100,0');
  expect(linePoints([4], 4, 100, 50)).toBe('0,0');
});
