import { expect, test } from 'vitest';
import { formatClock, parseClock } from './clock.ts';

test('a moment is written as players do, and read back', () => {
  for (const [ms, text] of [
    [0, '0:00'],
    [152_000, '2:32'],
    [3_872_000, '1:04:32'],
  ] as const) {
    expect(formatClock(ms)).toBe(text);
    expect(parseClock(text)).toBe(ms);
  }
  expect(parseClock('95')).toBe(95_000);
  expect(parseClock('1:02.5')).toBe(62_500);
  for (const nonsense of ['', '1:75', 'a', '1:2:3:4', '-1']) expect(parseClock(nonsense)).toBeNull();
});
