import type { TraceResult } from '@tuyuan/contract/library/trace.ts';

export const verdictWords = {
  read: { title: '读到隐形标记', color: 'success' },
  unsure: { title: '不确定', color: 'warning' },
  none: { title: '没读到', color: 'default' },
} as const;

/** Returns how sure it is, in percent, never rounded up to certainty. */
export function sureness(falseAlarm: number): string {
  const nines = Math.min(6, Math.max(0, Math.floor(-Math.log10(Math.max(falseAlarm, 1e-12)))));
  return nines >= 3 ? `${(100 - 10 ** (2 - nines)).toFixed(nines - 2)}%` : `${Math.floor((1 - falseAlarm) * 100)}%`;
}

/** Returns what a chance means. */
export function chanceWords(falseAlarm: number): string {
  if (falseAlarm < 1e-9) return '没有这个标记的图碰巧到这个程度，十亿张里不到 1 张';
  if (falseAlarm < 1e-6) return '没有这个标记的图碰巧到这个程度，一百万张里不到 1 张';
  return `没有这个标记的图也有 ${(falseAlarm * 100).toFixed(1)}% 会这样，只能当线索，不能当证据`;
}

/** Returns what was done to the copy, as far as it can be told. */
export function changeWords({ frame, scale }: TraceResult): string[] {
  if (!frame) return [];
  const cut = Math.round((1 - Math.min(1, frame.width * frame.height)) * 100);
  return [
    ...(cut >= 2 ? [`裁掉 ${cut}%`] : []),
    ...(scale !== null && Math.abs(scale - 1) > 0.02
      ? [`${scale < 1 ? '缩到' : '放大到'} ${Math.round(scale * 100)}%`]
      : []),
  ];
}
