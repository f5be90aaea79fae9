import { readDay, writeValues } from './query-values.ts';

/** Days `yyyy-MM-dd`; either end may be open. */
export interface DaySpan {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

export const anyDay: DaySpan = { from: undefined, to: undefined };

export function readDays(query: URLSearchParams): DaySpan {
  return { from: readDay(query, 'from'), to: readDay(query, 'to') };
}

export function writeDays({ from, to }: DaySpan) {
  return { from: writeValues(from), to: writeValues(to) };
}

/** Returns the moments of a call: from the first second of the one day to the last of the other. */
export function momentsOf({ from, to }: DaySpan) {
  return {
    ...(from !== undefined && { from: `${from}T00:00:00` }),
    ...(to !== undefined && { to: `${to}T23:59:59` }),
  };
}

/** Returns a span of days in words; nothing for any day. */
export function dayWords({ from, to }: DaySpan): string | undefined {
  return from === undefined && to === undefined ? undefined : `${from ?? '最早'} 至 ${to ?? '今天'}`;
}
