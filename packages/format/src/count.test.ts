import { expect, test } from 'vitest';
import { formatCompactCount, formatCount } from './count.ts';

test('groups a count in full', () => {
  expect(formatCount(0)).toBe('0');
  expect(formatCount(999)).toBe('999');
  expect(formatCount(1000)).toBe('1,000');
  expect(formatCount(482_163)).toBe('482,163');
  expect(formatCount(-12_480)).toBe('-12,480');
});

test.each([
  [0, '0'],
  [9999, '9,999'],
  [10_000, '1 万'],
  [10_999, '1 万'],
  [12_480, '1.2 万'],
  [999_999, '99.9 万'],
  [99_999_999, '9,999.9 万'],
  [100_000_000, '1 亿'],
  [345_000_000, '3.4 亿'],
  [-12_480, '-1.2 万'],
])('%d in little room is %s', (count, text) => {
  expect(formatCompactCount(count)).toBe(text);
});

test('shows -- for what is not a number', () => {
  expect(formatCount(Number.NaN)).toBe('--');
  expect(formatCompactCount(Number.POSITIVE_INFINITY)).toBe('--');
});
