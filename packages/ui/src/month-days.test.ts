import { expect, test } from 'vitest';
import { dayAfter, dayMonthsAfter, weeksOfMonth } from './month-days.ts';

test('weeks begin on Monday and are whole', () => {
  const weeks = weeksOfMonth('2026-11-26');
  expect([weeks[0]?.[0], weeks[0]?.[6], weeks.at(-1)?.[6], weeks.length]).toEqual([
    '2026-10-26',
    '2026-11-01',
    '2026-12-06',
    6,
  ]);
});

test('steps over the ends of months and years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayMonthsAfter('2026-01-31', 1)).toBe('2026-02-28');
  expect(dayMonthsAfter('2026-01-31', -2)).toBe('2025-11-30');
});
