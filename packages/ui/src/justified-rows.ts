export interface RowOptions {
  /** Pixels the rows fill, edge to edge. */
  readonly width: number;
  /** Width by which the breaks are chosen; nearby widths then share their breaks and nothing jumps between them. */
  readonly breakWidth: number;
  /** Wished height of a row's pictures in pixels. */
  readonly target: number;
  readonly gap: number;
  /** Height of a strip of text under every picture, 0 without. */
  readonly captionHeight: number;
}

export interface JustifiedRow {
  /** Index of the first item, and of the one after the last. */
  readonly first: number;
  readonly end: number;
  readonly top: number;
  /** Height of the pictures, without the caption. */
  readonly height: number;
  /** False when the row keeps the target height and leaves space on the right. */
  readonly fills: boolean;
}

const MOST_PER_ROW = 9;
const TALLEST_LAST_ROW = 1.5;
const OPEN_ROW_COST = Math.log(TALLEST_LAST_ROW) ** 2;

function heightOf(width: number, gap: number, count: number, ratioSum: number): number {
  return Math.max(1, width - gap * (count - 1)) / ratioSum;
}

/** For every item from `from`, the first item of the row that ends there in the cheapest series of rows. */
function chooseStarts(ratios: Float64Array, from: number, { breakWidth, target, gap }: RowOptions): Int32Array {
  const count = ratios.length - from;
  const cost = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY);
  const starts = new Int32Array(count + 1);
  cost[0] = 0;
  for (let end = 1; end <= count; end++) {
    let sum = 0;
    for (let start = end - 1; start >= Math.max(0, end - MOST_PER_ROW); start--) {
      sum += ratios[from + start] ?? 1;
      const height = heightOf(breakWidth, gap, end - start, sum);
      const isOpen = end === count && height > target * TALLEST_LAST_ROW;
      const total = (cost[start] ?? 0) + (isOpen ? OPEN_ROW_COST : Math.log(height / target) ** 2);
      if (total < (cost[end] ?? 0)) {
        cost[end] = total;
        starts[end] = start;
      }
    }
  }
  return starts;
}

function rowOf(ratios: Float64Array, first: number, end: number, top: number, options: RowOptions): JustifiedRow {
  const { width, breakWidth, target, gap } = options;
  let sum = 0;
  for (let index = first; index < end; index++) sum += ratios[index] ?? 1;
  const fills = end < ratios.length || heightOf(breakWidth, gap, end - first, sum) <= target * TALLEST_LAST_ROW;
  const wished = fills ? Number.POSITIVE_INFINITY : target;
  const height = Math.min(wished, heightOf(width, gap, end - first, sum));
  return { first, end, top, height, fills };
}

/**
 * Breaks pictures into justified rows: dynamic programming over ln(row height / target)², at most nine per row. The
 * last row keeps the target height when it would exceed 1.5 times it.
 *
 * `earlier` are the rows of a prefix of `ratios` under the same options: all but the last of them are kept, so
 * appending costs only what is new and never moves pictures already seen.
 */
export function layOutRows(
  ratios: Float64Array,
  options: RowOptions,
  earlier: readonly JustifiedRow[] = [],
): JustifiedRow[] {
  const rows = earlier.slice(0, -1);
  const open = earlier.at(-1);
  const from = open?.first ?? 0;
  const starts = chooseStarts(ratios, from, options);
  const ends: number[] = [];
  for (let end = ratios.length - from; end > 0; end = starts[end] ?? 0) ends.push(end);
  let top = open?.top ?? 0;
  let first = from;
  for (const end of ends.reverse()) {
    const row = rowOf(ratios, first, from + end, top, options);
    rows.push(row);
    top += row.height + options.captionHeight + options.gap;
    first = row.end;
  }
  return rows;
}

/** Pixels from the top of the first row to the bottom of the last. */
export function heightOfRows(rows: readonly JustifiedRow[], captionHeight: number): number {
  const last = rows.at(-1);
  return last ? last.top + last.height + captionHeight : 0;
}

/** Index of the row that covers or follows the height `y`; the last row when `y` is below all. */
export function rowIndexAt(rows: readonly JustifiedRow[], y: number): number {
  let low = 0;
  let high = Math.max(0, rows.length - 1);
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row && row.top + row.height < y) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the index of the row that contains the item. */
export function rowIndexOfItem(rows: readonly JustifiedRow[], item: number): number {
  let low = 0;
  let high = Math.max(0, rows.length - 1);
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row && row.end <= item) low = middle + 1;
    else high = middle;
  }
  return low;
}
