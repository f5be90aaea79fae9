import { parseDate } from '@tuyuan/format/date.ts';

/** Milliseconds of a time of the wire. */
export function momentOf(wireTime: string): number {
  return parseDate(wireTime)?.getTime() ?? 0;
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
