import { wireDay, wireWeekday } from '@tuyuan/format/wire-day.ts';
import { conferenceDaysBetween } from '../../../shared/clock/conference-day.ts';

interface Times {
  readonly startTime: string;
  readonly endTime: string;
  readonly serverTime: string;
}

/** Which day of the conference it is: 第 1 天; "" before and after. */
export function numberedDay({ startTime, endTime, serverTime }: Times): string {
  const day = conferenceDaysBetween(startTime, serverTime);
  return day < 0 || conferenceDaysBetween(serverTime, endTime) < 0 ? '' : `第 ${day + 1} 天`;
}

/** 11 月 20 日 周五 */
export function spokenDay(wire: string): string {
  return `${wireDay(wire)} ${wireWeekday(wire)}`;
}
