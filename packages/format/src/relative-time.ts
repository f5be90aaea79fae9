import type { DateInput } from './date.ts';
import { DEFAULT_TIME_ZONE, parseDate } from './date.ts';
import { INVALID_DISTANCE_TEXT } from './distance.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
const WEEK = 604_800;
const MONTH = 2_592_000;
const YEAR = 31_536_000;

function agoText(seconds: number): string {
  const count = (unit: number) => Math.floor(seconds / unit);
  if (seconds < MINUTE) return '刚刚';
  if (seconds < HOUR) return `${count(MINUTE)} 分钟前`;
  if (seconds < DAY) return `${count(HOUR)} 小时前`;
  // Weeks, months and years begin just over their length: exactly seven days is still "7 天前".
  if (seconds <= WEEK) return `${count(DAY)} 天前`;
  if (seconds <= MONTH) return `${count(WEEK)} 周前`;
  if (seconds <= YEAR) return `${count(MONTH)} 个月前`;
  return `${count(YEAR)} 年前`;
}

/**
 * Returns how long before `now` (milliseconds) `input` was, based on whole seconds; a future time is 刚刚, an invalid
 * date `invalid distance`.
 */
export function formatRelativeTime(input: DateInput, now: number, timeZone: string = DEFAULT_TIME_ZONE): string {
  const date = parseDate(input, timeZone);
  if (!date || !Number.isFinite(now)) return INVALID_DISTANCE_TEXT;
  return agoText(Math.floor((now - date.getTime()) / 1000));
}
