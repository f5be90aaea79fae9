import { dayStartHour } from '@tuyuan/contract/conference/schedule-fields.ts';
import { formatDate } from '@tuyuan/format/date.ts';

/** Returns the conference day of `start`, `yyyy-MM-dd`: a start before three in the morning belongs to the previous day. */
export function scheduleDay(start: Date, timeZone: string): string {
  return formatDate(new Date(start.getTime() - dayStartHour * 3_600_000), timeZone);
}
