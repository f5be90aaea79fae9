/** Returns the top of a scale from 0: at least `most`, a round number, in four equal steps of whole counts. */
export function scaleTop(most: number): number {
  const step = Math.max(1, most / 4);
  const unit = 10 ** Math.floor(Math.log10(step));
  const round = [1, 2, 2.5, 5, 10].map((times) => times * unit).find((each) => each >= step && Number.isInteger(each));
  return 4 * (round ?? Math.ceil(step));
}

/** Returns the counts at which a scale up to `top` has its lines, the highest first. */
export function scaleLines(top: number): number[] {
  return [top, (top * 3) / 4, top / 2, top / 4, 0];
}

export interface Plot {
  /** Pixels that the days fill, edge to edge. */
  readonly width: number;
  readonly height: number;
}

/** Pixels from the left of the day with that index. */
export function xOf(index: number, count: number, { width }: Plot): number {
  return count <= 1 ? width / 2 : (index * width) / (count - 1);
}

/** Pixels from the top. */
export function yOf(value: number, top: number, { height }: Plot): number {
  return top === 0 ? height : height - (value / top) * height;
}

/** Returns the line through the values as an SVG path, to a tenth of a pixel. */
export function linePath(values: readonly number[], top: number, plot: Plot): string {
  const place = (value: number) => Math.round(value * 10) / 10;
  return values
    .map((value, index) => {
      const command = index === 0 ? 'M' : 'L';
      return `${command}${place(xOf(index, values.length, plot))} ${place(yOf(value, top, plot))}`;
    })
    .join('');
}

/** Returns the index of the day nearest to `x`. */
export function dayAt(x: number, count: number, { width }: Plot): number {
  const index = count <= 1 || width <= 0 ? 0 : Math.round((x / width) * (count - 1));
  return Math.min(count - 1, Math.max(0, index));
}

/** Returns the indexes of up to `labels` days to be named under a chart: the first, the last, and evenly between. */
export function namedDays(count: number, labels: number): number[] {
  const shown = Math.min(count, Math.max(2, labels));
  if (count <= 1) return count === 1 ? [0] : [];
  return Array.from({ length: shown }, (_, index) => Math.round((index * (count - 1)) / (shown - 1)));
}
