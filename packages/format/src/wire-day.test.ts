import { expect, it } from 'vitest';
import {
  wireClock,
  wireClockRange,
  wireDay,
  wireDayRange,
  wireDaysBetween,
  wireShortDay,
  wireSpan,
  wireWeekday,
} from './wire-day.ts';

it('reads clock, day and weekday as they stand on the wire, whatever the zone of the reader', () => {
  expect(wireClock('2026-11-20T09:05:00')).toBe('09:05');
  expect(wireDay('2026-11-20T23:59:59')).toBe('11 月 20 日');
  expect(wireShortDay('2026-11-05')).toBe('11/5');
  expect(wireWeekday('2026-11-20T00:00:00')).toBe('周五');
});

it('writes a range of days as short as it can be', () => {
  expect(wireDayRange('2026-11-20T08:00:00', '2026-11-22T18:00:00')).toBe('11 月 20–22 日');
  expect(wireDayRange('2026-11-30T08:00:00', '2026-12-02T18:00:00')).toBe('11 月 30 日–12 月 2 日');
  expect(wireDayRange('2026-11-20T08:00:00', '2026-11-20T18:00:00')).toBe('11 月 20 日');
});

it('names the day on which a time ends where that is another one', () => {
  const [morning, noon, later] = ['2026-11-20T08:00:00', '2026-11-20T12:30:00', '2026-11-22T11:00:00'];
  expect(wireClockRange(morning, noon)).toBe('08:00–12:30');
  expect(wireSpan(morning, noon)).toBe('11/20 08:00–12:30');
  expect(wireClockRange(morning, later)).toBe('11/20 08:00–11/22 11:00');
  expect(wireSpan(morning, later)).toBe('11/20 08:00–11/22 11:00');
});

it('counts days by the calendar, not by hours', () => {
  expect(wireDaysBetween('2026-11-20T23:00:00', '2026-11-21T01:00:00')).toBe(1);
  expect(wireDaysBetween('2027-01-01T00:00:00', '2026-12-30T23:59:00')).toBe(-2);
});
