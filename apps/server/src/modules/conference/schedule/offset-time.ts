import { parseDate, toWireDate } from '@tuyuan/format/date.ts';

/** RFC 3339 with the zone's offset: `2026-11-20T10:30:00+08:00`. */
export function offsetTime(time: Date, timeZone: string): string {
  const wall = toWireDate(time, timeZone);
  const ahead = (parseDate(wall, 'UTC')?.getTime() ?? 0) - Math.floor(time.getTime() / 1000) * 1000;
  const minutes = Math.abs(ahead) / 60_000;
  const pad = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${wall}${ahead < 0 ? '-' : '+'}${pad(minutes / 60)}:${pad(minutes % 60)}`;
}
