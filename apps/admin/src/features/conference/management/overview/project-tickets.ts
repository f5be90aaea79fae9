import { wireDaysBetween } from '@tuyuan/format/wire-day.ts';

export interface TicketDay {
  readonly day: string;
  readonly ticketed: number;
}

interface Projected extends TicketDay {
  /** The places are gone by that day. */
  readonly isFull: boolean;
}

/** The pace is that of the last two weeks. */
const pacedDays = 14;
const fewestDays = 4;
const fewestTickets = 5;

/**
 * Returns where the tickets get at today's pace: at the closing day, or on the day they reach `limit`. Undefined with
 * too little to tell from, and after the closing.
 */
export function projectTickets(
  days: readonly TicketDay[],
  closing: string,
  limit: number | null,
): Projected | undefined {
  const last = days.at(-1);
  const before = days.at(-1 - Math.min(pacedDays, days.length - 1));
  if (!last || !before || days.length < fewestDays || last.ticketed < fewestTickets) return undefined;
  const left = wireDaysBetween(last.day, closing);
  const pace = (last.ticketed - before.ticketed) / wireDaysBetween(before.day, last.day);
  if (left <= 0 || pace <= 0) return undefined;
  const ticketed = Math.round(last.ticketed + pace * left);
  if (limit === null || ticketed < limit) return { day: closing.slice(0, 10), ticketed, isFull: false };
  const fullIn = Math.max(0, Math.ceil((limit - last.ticketed) / pace));
  return { day: addDays(last.day, Math.min(fullIn, left)), ticketed: limit, isFull: true };
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
