import { wireDay, wireDaysBetween, wireWeekday } from '@tuyuan/format/wire-day.ts';

interface Times {
  readonly startTime: string;
  readonly endTime: string;
  readonly serverTime: string;
}

/** Which day of the conference it is: 第 1 天; "" before and after. */
export function conferenceDay({ startTime, endTime, serverTime }: Times): string {
  const day = wireDaysBetween(startTime, serverTime);
  return day < 0 || wireDaysBetween(serverTime, endTime) < 0 ? '' : `第 ${day + 1} 天`;
}

/** 11 月 20 日 周五 */
export function spokenDay(wire: string): string {
  return `${wireDay(wire)} ${wireWeekday(wire)}`;
}
