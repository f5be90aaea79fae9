import { toWireDate } from '@tuyuan/format/date.ts';
import { conferenceDay } from './conference-day.ts';
import { serverNow } from './server-clock.ts';

/** Returns the conference's day of now, by the server's clock. */
export function conferenceToday(): string {
  return conferenceDay(toWireDate(new Date(serverNow())));
}
