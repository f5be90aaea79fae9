import { WIDTH_STEPS } from './justified-breakpoints.ts';
import { layOutRows } from './justified-rows.ts';
import type { GridMeasures } from './row-layout.ts';
import { FIRST_SCREEN_COUNT, rowOptionsAt } from './row-layout.ts';

export interface FirstScreen {
  readonly count: number;
  /** For every picture, the width steps at which a row ends after it. */
  readonly breaksAfter: readonly (readonly number[])[];
  /** For every width step, what room the unfilled last row leaves, as the ratio of a picture that would fill it; 0 when it is full. */
  readonly roomAtEnd: readonly number[];
}

/** Returns the row breaks of the first pictures at every width step, for markup that CSS alone can lay out before anything is measured. */
export function firstScreenOf(ratios: Float64Array, measures: GridMeasures): FirstScreen {
  const head = ratios.slice(0, FIRST_SCREEN_COUNT);
  const breaksAfter: number[][] = Array.from(head, () => []);
  const roomAtEnd = WIDTH_STEPS.map(({ breakWidth }, step) => {
    const options = rowOptionsAt(breakWidth, measures);
    const rows = layOutRows(head, options);
    for (const row of rows.slice(0, -1)) breaksAfter[row.end - 1]?.push(step);
    const last = rows.at(-1);
    if (!last || last.fills) return 0;
    const taken = head.slice(last.first).reduce((sum, ratio) => sum + ratio, 0);
    const room = (breakWidth - measures.gap * (last.end - last.first - 1)) / last.height;
    return Math.max(0, Math.round((room - taken) * 1000) / 1000);
  });
  return { count: head.length, breaksAfter, roomAtEnd };
}
