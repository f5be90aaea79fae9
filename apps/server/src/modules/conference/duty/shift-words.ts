import { toWireDate } from '@tuyuan/format/date.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';

interface Spoken {
  place: string;
  work: string;
  starts_at: Date;
  ends_at: Date;
}

/** 11 月 20 日 08:00–12:00，东门，入场核验 */
export function shiftWords({ place, work, starts_at, ends_at }: Spoken, timeZone: string): string {
  const [from, to] = [toWireDate(starts_at, timeZone), toWireDate(ends_at, timeZone)];
  return `${wireDay(from)} ${wireClock(from)}–${wireClock(to)}，${place}，${work}`;
}
