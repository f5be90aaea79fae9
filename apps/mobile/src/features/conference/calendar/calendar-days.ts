import type { PersonalItem } from '@tuyuan/contract/conference/calendar.ts';
import { conferenceDay } from '../../../shared/clock/conference-day.ts';

const dayMs = 24 * 3_600_000;
// Days are counted in UTC: no hour of it is ever skipped.
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

export function addDays(day: string, count: number): string {
  return dayOf(noon(day) + count * dayMs);
}

/** Returns the Monday of the week. */
export function weekStart(day: string): string {
  return addDays(day, -((new Date(noon(day)).getUTCDay() + 6) % 7));
}

/** Returns the seven days of the week of `day`. */
export function weekOf(day: string): string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(weekStart(day), index));
}

/** Whole weeks that show the month `day` is in. */
export function monthOf(day: string): string[] {
  const first = weekStart(`${day.slice(0, 7)}-01`);
  const days = Array.from({ length: 42 }, (_, index) => addDays(first, index));
  const last = days.findLastIndex((candidate) => candidate.startsWith(day.slice(0, 7)));
  return days.slice(0, Math.ceil((last + 1) / 7) * 7);
}

/** Returns the conference's day of an entry, `yyyy-MM-dd`. */
export function itemDay({ startTime }: Pick<PersonalItem, 'startTime'>): string {
  return conferenceDay(startTime);
}
