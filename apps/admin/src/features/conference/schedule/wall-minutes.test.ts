import { expect, it } from 'vitest';
import { addMinutes, clockSpan, daysBetween, minutesOn, scheduleDayOf, wireOn } from './wall-minutes.ts';

it('counts minutes from a day’s midnight and back, past the next one too', () => {
  expect(minutesOn('2026-11-20', '2026-11-20T09:30:00')).toBe(570);
  expect(minutesOn('2026-11-20', '2026-11-21T01:00:00')).toBe(1500);
  expect(wireOn('2026-11-20', 1500)).toBe('2026-11-21T01:00:00');
  expect(addMinutes('2026-12-31T23:50:00', 15)).toBe('2027-01-01T00:05:00');
  expect(clockSpan('2026-11-20T22:30:00', 210)).toBe('22:30–02:00');
});

it('gives what begins before three to the day before, and names every day between', () => {
  expect([scheduleDayOf('2026-11-21T02:55:00'), scheduleDayOf('2026-11-21T03:00:00')]).toEqual([
    '2026-11-20',
    '2026-11-21',
  ]);
  expect(daysBetween(['2026-12-01T09:00:00', '2026-11-29T09:00:00', '2026-12-02T01:30:00'])).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
  ]);
  expect(daysBetween([])).toEqual([]);
});
