import { boxesOfRow } from './justified-boxes.ts';
import type { JustifiedRow, RowOptions } from './justified-rows.ts';
import { rowIndexOfItem } from './justified-rows.ts';

interface Grid {
  readonly ratios: Float64Array;
  readonly rows: readonly JustifiedRow[];
  readonly options: RowOptions;
}

function nearestInRow(grid: Grid, from: number, step: 1 | -1): number {
  const rowIndex = rowIndexOfItem(grid.rows, from);
  const here = grid.rows[rowIndex];
  const there = grid.rows[rowIndex + step];
  if (!here || !there) return from;
  const box = boxesOfRow(grid.ratios, here, grid.options)[from - here.first];
  const centre = box ? box.left + box.width / 2 : 0;
  let nearest = there.first;
  let least = Number.POSITIVE_INFINITY;
  for (const { index, left, width } of boxesOfRow(grid.ratios, there, grid.options)) {
    const distance = Math.abs(left + width / 2 - centre);
    if (distance < least) [nearest, least] = [index, distance];
  }
  return nearest;
}

/** Returns the picture that a key moves to from picture `from`; undefined for other keys. Up and down move to the nearest centre. */
export function tileAfterKey(key: string, from: number, grid: Grid): number | undefined {
  const last = grid.ratios.length - 1;
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, from - 1);
    case 'ArrowRight':
      return Math.min(last, from + 1);
    case 'ArrowUp':
      return nearestInRow(grid, from, -1);
    case 'ArrowDown':
      return nearestInRow(grid, from, 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
