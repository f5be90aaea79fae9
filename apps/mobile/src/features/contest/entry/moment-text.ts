import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';

/** 11 月 8 日 20:00 */
export function momentText(wire: string): string {
  return `${wireDay(wire)} ${wireClock(wire)}`;
}
