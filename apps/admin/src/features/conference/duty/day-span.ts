import type { DutyShift } from '@tuyuan/contract/conference/duty-fields.ts';

type Times = Pick<DutyShift, 'startsAt' | 'endsAt'>;

// Wire times are of one place: read as UTC they are as far from each other as they are there.
const minutesOf = (wire: string) => Date.parse(`${wire}Z`) / 60_000;
const dayMinutes = 1440;

/** Hours of a day that a timeline shows; whole ones, from 0 to 24. */
export interface DaySpan {
  readonly from: number;
  readonly until: number;
}

export function isOnDay({ startsAt, endsAt }: Times, day: string): boolean {
  return startsAt < `${day}T24:00:00` && endsAt > `${day}T00:00:00`;
}

/** Returns the hours covered by the day's shifts, at least working hours. */
export function spanOf(shifts: readonly Times[], day: string): DaySpan {
  const midnight = minutesOf(`${day}T00:00:00`);
  const hours = shifts.flatMap(({ startsAt, endsAt }) => [
    Math.floor((minutesOf(startsAt) - midnight) / 60),
    Math.ceil((minutesOf(endsAt) - midnight) / 60),
  ]);
  return { from: Math.max(0, Math.min(8, ...hours)), until: Math.min(24, Math.max(18, ...hours)) };
}

/** Returns a time's position within the span, in percent; times outside are clamped. */
export function placeOf(moment: string, day: string, { from, until }: DaySpan): number {
  const minutes = minutesOf(moment) - minutesOf(`${day}T00:00:00`) - from * 60;
  return (Math.min(Math.max(minutes, 0), (until - from) * 60) / ((until - from) * 60)) * 100;
}

/** All days on which there are shifts. */
export function daysOf(shifts: readonly Times[]): string[] {
  const days = new Set<string>();
  for (const { startsAt, endsAt } of shifts)
    for (let at = minutesOf(startsAt); at < minutesOf(endsAt); at = (Math.floor(at / dayMinutes) + 1) * dayMinutes)
      days.add(new Date(at * 60_000).toISOString().slice(0, 10));
  return [...days].toSorted();
}
