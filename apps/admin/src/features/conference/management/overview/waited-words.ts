import { wireMillis } from '../../../../shared/chart/wire-millis.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** ` 5 小时`, between two wire times; less than a minute is 不到 1 分钟. */
export function waitedWords(from: string, until: string): string {
  const passed = wireMillis(until) - wireMillis(from);
  if (passed < minuteMs) return '不到 1 分钟';
  if (passed < hourMs) return ` ${Math.floor(passed / minuteMs)} 分钟`;
  return passed < dayMs ? ` ${Math.floor(passed / hourMs)} 小时` : ` ${Math.floor(passed / dayMs)} 天`;
}
