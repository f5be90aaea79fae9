import { parseDate } from '@tuyuan/format/date.ts';

/** Milliseconds of a time of the wire. */
export function momentOf(wireTime: string): number {
  return parseDate(wireTime)?.getTime() ?? 0;
}

/** `10:30` of `2026-11-20T10:30:00`. */
export function clockOf(wireTime: string): string {
  return wireTime.slice(11, 16);
}

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

/** 周五 of a day `yyyy-MM-dd`. */
export function weekdayOf(day: string): string {
  // Noon: no zone is so far off that it is another day.
  return weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? '';
}

/** 11/20 of a day `yyyy-MM-dd`. */
export function shortDay(day: string): string {
  const [, month, date] = day.split('-');
  return `${Number(month)}/${Number(date)}`;
}

const minute = 60_000;

/** 49 分钟后开始, 正在进行，还有 12 分钟, 已结束. */
export function standing(start: number, end: number, now: number): string {
  if (now >= end) return '已结束';
  if (now >= start) return `正在进行，还有 ${Math.ceil((end - now) / minute)} 分钟`;
  const minutes = Math.ceil((start - now) / minute);
  if (minutes < 60) return `${minutes} 分钟后开始`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} 小时后开始`;
  return `${Math.floor(minutes / 60 / 24)} 天后开始`;
}
