import { instantOf, isRealWallTime, wallTimeAt } from './wall-time.ts';

export const INVALID_DATE_TEXT = '不可用日期';
export const DEFAULT_TIME_ZONE = 'Asia/Shanghai';

export type DateInput = Date | string | number | null | undefined;

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?)?(Z|[+-]\d{2}:?\d{2})?$/;
const LEGACY = /^\/Date\((-?\d{1,16})(?:[+-]\d{4})?\)\/$/;

function validOrUndefined(date: Date): Date | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function offsetMilliseconds(zone: string): number {
  if (zone === 'Z') return 0;
  const digits = zone.slice(1).replace(':', '');
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2));
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
}

/**
 * Parses `yyyy-MM-ddTHH:mm:ss` (seconds, time and offset are optional), `/Date(ms)/`, milliseconds or a Date. Text
 * without an offset is wall time in `timeZone`, as on the wire. Returns undefined for anything else.
 */
export function parseDate(input: DateInput, timeZone: string = DEFAULT_TIME_ZONE): Date | undefined {
  if (input instanceof Date) return validOrUndefined(input);
  if (typeof input === 'number') return validOrUndefined(new Date(input));
  if (typeof input !== 'string') return undefined;
  const text = input.trim();
  const legacy = LEGACY.exec(text);
  if (legacy) return validOrUndefined(new Date(Number(legacy[1])));
  const iso = ISO.exec(text);
  if (!iso) return undefined;
  const [, year, month, day, hour = 0, minute = 0, second = 0, fraction = '', zone] = iso;
  const wall = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
  };
  if (!isRealWallTime(wall)) return undefined;
  const instant = zone === undefined ? instantOf(wall, timeZone) : instantOf(wall, 'UTC') - offsetMilliseconds(zone);
  return validOrUndefined(new Date(instant + Number(fraction.padEnd(3, '0').slice(0, 3))));
}

const pad = (value: number, length = 2) => value.toString().padStart(length, '0');

function dateAndTime(date: Date, timeZone: string): { day: string; time: string } {
  const wall = wallTimeAt(date, timeZone);
  return {
    day: `${pad(wall.year, 4)}-${pad(wall.month)}-${pad(wall.day)}`,
    time: `${pad(wall.hour)}:${pad(wall.minute)}:${pad(wall.second)}`,
  };
}

/** `yyyy-MM-dd HH:mm:ss` in `timeZone`, or 不可用日期. */
export function formatDateTime(input: DateInput, timeZone: string = DEFAULT_TIME_ZONE): string {
  const date = parseDate(input, timeZone);
  if (!date) return INVALID_DATE_TEXT;
  const { day, time } = dateAndTime(date, timeZone);
  return `${day} ${time}`;
}

/** `yyyy-MM-dd` in `timeZone`, or 不可用日期. */
export function formatDate(input: DateInput, timeZone: string = DEFAULT_TIME_ZONE): string {
  const date = parseDate(input, timeZone);
  return date ? dateAndTime(date, timeZone).day : INVALID_DATE_TEXT;
}

/**
 * Returns the wire format `yyyy-MM-ddTHH:mm:ss` in `timeZone`, without an offset. Throws RangeError for an invalid
 * Date, so that a wrong date is never sent.
 */
export function toWireDate(date: Date, timeZone: string = DEFAULT_TIME_ZONE): string {
  if (Number.isNaN(date.getTime())) throw new RangeError('Cannot send an invalid date');
  const { day, time } = dateAndTime(date, timeZone);
  return `${day}T${time}`;
}
