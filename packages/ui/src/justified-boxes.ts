import type { JustifiedRow, RowOptions } from './justified-rows.ts';

export interface TileBox {
  readonly index: number;
  readonly left: number;
  readonly width: number;
}

/**
 * Left edge and width of every picture of a row; those of a filled row meet exactly at 0 and `width`. Fractions stay: a picture
 * that grew by the rounding, when the rows are measured, would count as a new one that was painted late.
 */
export function boxesOfRow(ratios: Float64Array, row: JustifiedRow, { gap }: RowOptions): TileBox[] {
  const boxes: TileBox[] = [];
  let left = 0;
  for (let index = row.first; index < row.end; index++) {
    const width = (ratios[index] ?? 1) * row.height;
    boxes.push({ index, left, width });
    left += width + gap;
  }
  return boxes;
}
