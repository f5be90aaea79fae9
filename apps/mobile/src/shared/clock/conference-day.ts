import { wireDaysBetween } from '@tuyuan/format/wire-day.ts';

/** As in the schedule: what begins before three in the morning belongs to the day before. */
const dayStartMs = 3 * 3_600_000;

/** Returns the conference's day of a wire time, `yyyy-MM-dd`. "Today" on every screen is the day of now. */
export function conferenceDay(wire: string): string {
  if (wire.length <= 10) return wire;
  // Counted in UTC: no hour of it is ever skipped.
  return new Date(Date.parse(`${wire}Z`) - dayStartMs).toISOString().slice(0, 10);
}

/** Returns the days from the conference's day of `from` to that of `to`; negative when `to` is earlier. */
export function conferenceDaysBetween(from: string, to: string): number {
  return wireDaysBetween(conferenceDay(from), conferenceDay(to));
}
