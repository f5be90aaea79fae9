import { expect, it } from 'vitest';
import { conferenceDay, conferenceDaysBetween } from './conference-day.ts';

it('counts the hours after midnight to the day before, as the schedule does', () => {
  expect(conferenceDay('2026-11-21T02:59:59')).toBe('2026-11-20');
  expect(conferenceDay('2026-11-21T03:00:00')).toBe('2026-11-21');
  expect(conferenceDay('2026-12-01T00:30:00')).toBe('2026-11-30');
  expect(conferenceDay('2026-11-21')).toBe('2026-11-21');
  expect(conferenceDaysBetween('2026-11-21T00:30:00', '2026-11-20T23:00:00')).toBe(0);
  expect(conferenceDaysBetween('2026-11-21T00:30:00', '2026-11-21T08:00:00')).toBe(1);
});
