/** A date and time of day on a clock in some zone; month 1–12. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US-u-ca-iso8601', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(timeZone, clock);
  }
  return clock;
}

/** Returns the wall time in `timeZone` (IANA name) at `instant`, which must be valid. */
export function wallTimeAt(instant: Date, timeZone: string): WallTime {
  const shown = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of clockOf(timeZone).formatToParts(instant)) {
    switch (type) {
      case 'year':
      case 'month':
      case 'day':
      case 'hour':
      case 'minute':
      case 'second':
        shown[type] = Number(value);
    }
  }
  return shown;
}

function asUtc({ year, month, day, hour, minute, second }: WallTime): number {
  const date = new Date(0);
  // Date.UTC reads the years 0–99 as 1900–1999.
  date.setUTCFullYear(year, month - 1, day);
  return date.setUTCHours(hour, minute, second, 0);
}

/** Returns whether the date and time exist; 24:00 and leap seconds do not. */
export function isRealWallTime(wall: WallTime): boolean {
  const date = new Date(asUtc(wall));
  return (
    date.getUTCFullYear() === wall.year &&
    date.getUTCMonth() + 1 === wall.month &&
    date.getUTCDate() === wall.day &&
    date.getUTCHours() === wall.hour &&
    date.getUTCMinutes() === wall.minute &&
    date.getUTCSeconds() === wall.second
  );
}

/** Milliseconds since 1970 at which a clock in `timeZone` shows `wall`; a time skipped by summer time moves on by the gap. */
export function instantOf(wall: WallTime, timeZone: string): number {
  const target = asUtc(wall);
  const offsetAt = (instant: number) =>
    asUtc(wallTimeAt(new Date(instant), timeZone)) - Math.floor(instant / 1000) * 1000;
  // The offset of the first guess can lie across an offset change, so it is looked up again at the result.
  const first = target - offsetAt(target);
  return target - offsetAt(first);
}
