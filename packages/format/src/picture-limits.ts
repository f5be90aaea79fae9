import { type DateInput, DEFAULT_TIME_ZONE, formatDateTime, parseDate } from './date.ts';
import { formatFileSize } from './file-size.ts';

/** What was found of a picture and what a contest wants; it passes unless a next step is named. */
export interface PictureFinding {
  readonly value: string;
  readonly limit: string;
  readonly next?: string;
}

const megabyte = 1024 * 1024;

/** Judges a file's size. */
export function judgeBytes(bytes: number, maxMegabytes: number): PictureFinding {
  const finding = { value: formatFileSize(bytes), limit: `不超过 ${maxMegabytes} MB` };
  return bytes <= maxMegabytes * megabyte ? finding : { ...finding, next: '换一个小一些的文件' };
}

/** Judges the longer side, in pixels. */
export function judgeLongEdge(edge: number, minLongEdge: number): PictureFinding {
  const limit = minLongEdge === 0 ? '不限' : `不少于 ${minLongEdge} px`;
  const finding = { value: `长边 ${edge} px`, limit };
  return edge >= minLongEdge ? finding : { ...finding, next: '换原图' };
}

interface Window {
  /** On the wire's clock; null without a limit. */
  readonly from: string | null;
  readonly to: string | null;
}

/** Judges when a picture was taken; null where it doesn't matter. */
export function judgeCaptured(
  takenAt: DateInput,
  { from, to }: Window,
  timeZone: string = DEFAULT_TIME_ZONE,
): PictureFinding | null {
  if (from === null && to === null) return null;
  const limit = `拍摄于 ${from?.slice(0, 10) ?? '最早'} 到 ${to?.slice(0, 10) ?? '现在'}`;
  const taken = parseDate(takenAt, timeZone);
  if (!taken) return { value: '没有拍摄时间', limit, next: '换带拍摄时间的原图' };
  const finding = { value: `拍摄于 ${formatDateTime(taken, timeZone)}`, limit };
  const [first, last] = [parseDate(from, timeZone), parseDate(to, timeZone)];
  const isInside = (!first || taken >= first) && (!last || taken <= last);
  return isInside ? finding : { ...finding, next: '换一张期限内拍的' };
}
