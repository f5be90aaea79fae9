import { expect, test } from 'vitest';
import { formatDistance } from './distance.ts';

test.each([
  [0, '0 米'],
  [999.4, '999 米'],
  [999.5, '1 公里'],
  [1000, '1 公里'],
  [1249, '1.2 公里'],
  [1250, '1.3 公里'],
  [99_949, '99.9 公里'],
  [99_950, '100 公里'],
  [1_234_567, '1,235 公里'],
])('%d metres are %s', (meters, text) => {
  expect(formatDistance(meters)).toBe(text);
});

test('shows "invalid distance" for what is not a distance', () => {
  for (const wrong of [-1, Number.NaN, Number.POSITIVE_INFINITY, null, undefined]) {
    expect(formatDistance(wrong)).toBe('invalid distance');
  }
});
