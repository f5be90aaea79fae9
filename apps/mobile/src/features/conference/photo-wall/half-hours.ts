/** Half hours since midnight, 0 to 48. */
export function slotOf(wire: string): number {
  const [hour = 0, minute = 0] = wire.slice(11, 16).split(':').map(Number);
  // The end of a day is written as its last second.
  return hour * 2 + (minute >= 59 ? 2 : minute >= 30 ? 1 : 0);
}

/** 09:30; the last one is 24:00. */
export function slotClock(slot: number): string {
  return `${String(Math.floor(slot / 2)).padStart(2, '0')}:${slot % 2 === 0 ? '00' : '30'}`;
}

/** Returns the span as sent to the server; its end is exclusive. */
export function spanOf(day: string, first: number, end: number): { from: string; to: string } {
  return { from: `${day}T${slotClock(first)}:00`, to: end >= 48 ? `${day}T23:59:59` : `${day}T${slotClock(end)}:00` };
}

interface DaySlots {
  readonly first: number;
  readonly end: number;
  /** Photos of each half hour from `first` to `end`. */
  readonly counts: readonly number[];
}

const minSlots = 8;

/** Returns a day's half hours from the first with photos to the last, at least four hours. */
export function halfHoursOfDay(
  halfHours: readonly { readonly at: string; readonly count: number }[],
  day: string,
): DaySlots {
  const ofDay = new Map(halfHours.filter(({ at }) => at.startsWith(day)).map(({ at, count }) => [slotOf(at), count]));
  const used = [...ofDay.keys()];
  const last = Math.max(...used, 0) + 1;
  const first = Math.max(0, Math.min(...used, 48 - minSlots, last - minSlots));
  const end = Math.min(48, Math.max(last, first + minSlots));
  return { first, end, counts: Array.from({ length: end - first }, (_, index) => ofDay.get(first + index) ?? 0) };
}
