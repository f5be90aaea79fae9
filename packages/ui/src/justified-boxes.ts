import type { JustifiedRow, RowOptions } from './justified-rows.ts';

export interface TileBox {
  readonly index: number;
  readonly left: number;
  readonly width: number;
}

/** Left edge and width of every picture of a row in whole pixels; the edges of a filled row meet exactly at 0 and `width`. */
export function boxesOfRow(ratios: Float64Array, row: JustifiedRow, { width, gap }: RowOptions): TileBox[] {
  let sum = 0;
  for (let index = row.first; index < row.end; index++) sum += ratios[index] ?? 1;
  const room = Math.max(1, width - gap * (row.end - row.first - 1));
  const perRatio = row.fills ? room / sum : Math.min(row.height, room / sum);
  const boxes: TileBox[] = [];
  let before = 0;
  for (let index = row.first; index < row.end; index++) {
    const after = before + (ratios[index] ?? 1) * perRatio;
    const left = Math.round(before);
    boxes.push({ index, left: left + gap * (index - row.first), width: Math.max(1, Math.round(after) - left) });
    before = after;
  }
  return boxes;
}
