import { expect, it } from 'vitest';
import { addDays, monthOf, weekOf } from './calendar-days.ts';

it('begins weeks on Monday, over the ends of months and years', () => {
  expect(weekOf('2026-11-20')).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
  expect(weekOf('2027-01-01')[0]).toBe('2026-12-28');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});

it('shows a month in whole weeks, no more than it needs', () => {
  const november = monthOf('2026-11-20');
  expect([november[0], november.at(-1), november.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
  expect(monthOf('2027-02-10')).toHaveLength(28);
});
