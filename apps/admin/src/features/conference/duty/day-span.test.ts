import { expect, it } from 'vitest';
import { daysOf, isOnDay, placeOf, spanOf } from './day-span.ts';

const shift = (startsAt: string, endsAt: string) => ({ startsAt: `${startsAt}:00`, endsAt: `${endsAt}:00` });
const night = shift('2026-11-21T21:30', '2026-11-22T07:00');

it('shows a shift of the night on both its days, cut at midnight', () => {
  expect(daysOf([night])).toEqual(['2026-11-21', '2026-11-22']);
  expect(isOnDay(night, '2026-11-22')).toBe(true);
  expect(spanOf([night], '2026-11-21')).toEqual({ from: 8, until: 24 });
  const span = spanOf([night], '2026-11-22');
  expect(span).toEqual({ from: 0, until: 18 });
  expect(placeOf(night.startsAt, '2026-11-22', span)).toBe(0);
  expect(placeOf('2026-11-22T09:00:00', '2026-11-22', span)).toBe(50);
});

it('does not count a day that a shift ends at the beginning of', () => {
  const late = shift('2026-11-21T18:00', '2026-11-22T00:00');
  expect(daysOf([late])).toEqual(['2026-11-21']);
  expect(isOnDay(late, '2026-11-22')).toBe(false);
});
