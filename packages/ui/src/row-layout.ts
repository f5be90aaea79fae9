import { widthStepAt } from './justified-breakpoints.ts';
import type { JustifiedRow, RowOptions } from './justified-rows.ts';
import { layOutRows } from './justified-rows.ts';

/** Number of pictures that the server renders; server and browser choose their breaks without considering later ones. */
export const FIRST_SCREEN_COUNT = 24;

export interface TargetHeights {
  readonly wide: number;
  readonly narrow: number;
}

export interface GridMeasures {
  readonly targets: TargetHeights;
  readonly gap: number;
  readonly captionHeight: number;
}

export function rowOptionsAt(width: number, { targets, gap, captionHeight }: GridMeasures): RowOptions {
  const { breakWidth, isNarrow } = widthStepAt(width);
  return { width, breakWidth, target: isNarrow ? targets.narrow : targets.wide, gap, captionHeight };
}

/** Returns the ratio, or that of a landscape format when it is implausible. */
export function shapeOf(ratio: number): number {
  return Number.isFinite(ratio) && ratio >= 0.02 && ratio <= 50 ? ratio : 1.5;
}

function isPrefix(earlier: Float64Array, ratios: Float64Array): boolean {
  return earlier.length <= ratios.length && earlier.every((ratio, index) => ratio === ratios[index]);
}

const isSame = (one: RowOptions, other: RowOptions) => JSON.stringify(one) === JSON.stringify(other);

/** Remembers the last result, so that laying out a longer list keeps the rows already shown. */
export function createRowLayout(): (ratios: Float64Array, options: RowOptions) => readonly JustifiedRow[] {
  let last: { ratios: Float64Array; options: RowOptions; rows: readonly JustifiedRow[] } | undefined;
  return (ratios, options) => {
    const isGrowth = last !== undefined && isSame(last.options, options) && isPrefix(last.ratios, ratios);
    if (last && isGrowth && last.ratios.length === ratios.length) return last.rows;
    const head = last && isGrowth ? last.rows : layOutRows(ratios.slice(0, FIRST_SCREEN_COUNT), options);
    const isWhole = !isGrowth && ratios.length <= FIRST_SCREEN_COUNT;
    const rows = isWhole ? head : layOutRows(ratios, options, head);
    last = { ratios, options, rows };
    return rows;
  };
}
