import { wallTimeAt } from '@tuyuan/format/wall-time.ts';

interface Span {
  startTime: string;
  endTime: string;
}

/** Two spans as words; with the day where it is not the same. `10:30–11:20`, `11月21日 10:30–11:20`. */
export function spanWords(before: Span, after: Span, timeZone: string): [string, string] {
  const [was, now] = [before, after].map(({ startTime }) => dayWords(startTime, timeZone));
  const withDay = was !== now;
  return [oneSpan(before, timeZone, withDay), oneSpan(after, timeZone, withDay)];
}

function oneSpan({ startTime, endTime }: Span, timeZone: string, withDay: boolean): string {
  const hours = `${clockWords(startTime, timeZone)}–${clockWords(endTime, timeZone)}`;
  return withDay ? `${dayWords(startTime, timeZone)} ${hours}` : hours;
}

function dayWords(time: string, timeZone: string): string {
  const { month, day } = wallTimeAt(new Date(time), timeZone);
  return `${month}月${day}日`;
}

function clockWords(time: string, timeZone: string): string {
  const { hour, minute } = wallTimeAt(new Date(time), timeZone);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
