/** Half hours of a day, from the first to before the last: `[20, 23]` is from 10:00 to 11:30. */
export type HalfHours = readonly [from: number, to: number];

const ofADay = 48;

export function readHalfHours(text: string | null): HalfHours | undefined {
  const [from = Number.NaN, to = Number.NaN] = (text ?? '').split('-').map(Number);
  return Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from < to && to <= ofADay
    ? [from, to]
    : undefined;
}

/** `10:30` of the 21st; the day's end is `24:00`. */
export function clockOf(half: number): string {
  return `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
}

/** Returns the time range of half hours of one day, up to the last second before the end. */
export function halfHourSpan(day: string, [from, to]: HalfHours): { from: string; to: string } {
  const last = to * 30 - 1;
  const minute = `${String(Math.floor(last / 60)).padStart(2, '0')}:${String(last % 60).padStart(2, '0')}`;
  return { from: `${day}T${clockOf(from)}:00`, to: `${day}T${minute}:59` };
}

/** Returns the half hours between two bars, inclusive, in either order. */
export function between(one: number, other: number): HalfHours {
  return [Math.min(one, other), Math.max(one, other) + 1];
}
