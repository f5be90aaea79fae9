import { expect, test } from 'vitest';
import { dayAt, linePath, namedDays, scaleLines, scaleTop, xOf, yOf } from './chart-scales.ts';

const plot = { width: 290, height: 100 };

test('a scale ends at a round number of whole counts, not below the most', () => {
  expect([0, 1, 3, 4, 5, 9, 37, 100, 1240, 23_187].map(scaleTop)).toEqual([4, 4, 4, 4, 8, 20, 40, 100, 2000, 40_000]);
  for (let most = 0; most < 3000; most += 7) {
    expect(scaleTop(most)).toBeGreaterThanOrEqual(most);
    expect(scaleLines(scaleTop(most)).every(Number.isInteger)).toBe(true);
  }
});

test('days run edge to edge, counts from the bottom', () => {
  expect([0, 15, 29].map((index) => xOf(index, 30, plot))).toEqual([0, 150, 290]);
  expect(xOf(0, 1, plot)).toBe(145);
  expect([0, 50, 100].map((value) => yOf(value, 100, plot))).toEqual([100, 50, 0]);
  expect(yOf(0, 0, plot)).toBe(100);
  expect(linePath([0, 4, 2], 4, { width: 100, height: 10 })).toBe('M0 10L50 0L100 5');
});

test('a place belongs to its nearest day, and never to none', () => {
  expect([-20, 0, 4, 6, 290, 999].map((x) => dayAt(x, 30, plot))).toEqual([0, 0, 0, 1, 29, 29]);
  expect(dayAt(12, 1, plot)).toBe(0);
});

test('first and last day are named, and some evenly between', () => {
  expect(namedDays(30, 5)).toEqual([0, 7, 15, 22, 29]);
  expect(namedDays(7, 9)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect([namedDays(0, 5), namedDays(1, 5)]).toEqual([[], [0]]);
});
