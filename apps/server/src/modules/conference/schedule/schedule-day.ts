import { dayStartHour } from '@tuyuan/contract/conference/schedule-fields.ts';
import { formatDate } from '@tuyuan/format/date.ts';

/** The conference's day that `start` belongs to, `yyyy-MM-dd`: what starts before three in the morning belongs to the day before. */
export function scheduleDay(start: Date, timeZone: string): string {
  return formatDate(new Date(start.getTime() - dayStartHour * 3_600_000), timeZone);
}
