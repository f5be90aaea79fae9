import { type Alignment, alignCopy, sampleGrey } from './align-copy.ts';
import { traceSide, traceStrength } from './embed-trace.ts';
import { cellActivity, decodeGrey, type GreyPlane, resizeGrey } from './grey-plane.ts';
import type { PictureLimits } from './picture-limits.ts';
import { type TraceGrid, traceGrid, tracePattern } from './trace-pattern.ts';

/** Below this a picture is another one. */
const samePicture = 0.55;
/** A cell whose difference is larger than so many usual ones counts as so many. */
const largestDifference = 3;

export interface TraceFinding {
  alignment: Alignment | null;
  /**
   * How well each code's mark fits what distinguishes the copy from its original. For a mark that isn't in it the score
   * is that of a sum of random signs: it exceeds t with a chance of at most exp(-t²/2).
   */
  scores: number[];
}

/** Compares a copy with the picture it may come from, and what is left with the marks of these codes. Throws `Picture.*`. */
export async function detectTrace(
  copy: Uint8Array,
  original: Uint8Array,
  codes: readonly Uint8Array[],
  limits: PictureLimits,
): Promise<TraceFinding> {
  const ground = await decodeGrey(original, limits, traceSide);
  const leaked = await decodeGrey(copy, limits, traceSide);
  const alignment = alignCopy(ground, leaked);
  if (!alignment || alignment.likeness < samePicture) return { alignment: null, scores: [] };
  const grid = traceGrid(ground);
  const activity = cellActivity(ground, grid.columns, grid.rows);
  const strength = traceStrength(activity);
  const differences = cellDifferences(ground, leaked, alignment, grid);
  const weighted = differences.map((each, cell) => (each * (strength[cell] ?? 0)) / (3 + (activity[cell] ?? 0)));
  const length = Math.sqrt(weighted.reduce((sum, value) => sum + value * value, 0));
  const scores = codes.map((code) => {
    const signs = tracePattern(code, grid);
    return length === 0 ? 0 : weighted.reduce((sum, value, cell) => sum + value * (signs[cell] ?? 0), 0) / length;
  });
  return { alignment, scores };
}

/** Returns, for each cell, how much lighter the copy is there than around it, as compared with the original. */
function cellDifferences(
  ground: GreyPlane,
  leaked: GreyPlane,
  { frame, gain, bias }: Alignment,
  { columns, rows }: TraceGrid,
): Float32Array {
  const width = Math.max(8, Math.round(frame.width * ground.width));
  const height = Math.max(8, Math.round(frame.height * ground.height));
  const piece = resizeGrey(leaked, width, height);
  const sums = new Float32Array(columns * rows);
  const counts = new Uint32Array(columns * rows);
  for (let row = 0; row < height; row++) {
    const y = frame.y + ((row + 0.5) / height) * frame.height;
    for (let column = 0; column < width; column++) {
      const x = frame.x + ((column + 0.5) / width) * frame.width;
      if (x < 0 || y < 0 || x >= 1 || y >= 1) continue;
      const cell = Math.floor(y * rows) * columns + Math.floor(x * columns);
      const expected = gain * sampleGrey(ground, x * ground.width - 0.5, y * ground.height - 0.5) + bias;
      sums[cell] = (sums[cell] ?? 0) + (piece.data[row * width + column] ?? 0) - expected;
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  const means = sums.map((sum, cell) => sum / Math.max(1, counts[cell] ?? 0));
  return limited(withoutSurroundings(means, counts, columns, rows), counts);
}

/** Tones that were changed differ over large areas, a mark from cell to cell. */
function withoutSurroundings(means: Float32Array, counts: Uint32Array, columns: number, rows: number): Float32Array {
  return means.map((value, cell) => {
    if (!counts[cell]) return 0;
    const column = cell % columns;
    const row = Math.floor(cell / columns);
    let sum = 0;
    let near = 0;
    for (let y = Math.max(0, row - 2); y <= Math.min(rows - 1, row + 2); y++)
      for (let x = Math.max(0, column - 2); x <= Math.min(columns - 1, column + 2); x++) {
        if (!counts[y * columns + x]) continue;
        sum += means[y * columns + x] ?? 0;
        near++;
      }
    return value - sum / near;
  });
}

function limited(values: Float32Array, counts: Uint32Array): Float32Array {
  const sizes = values
    .filter((_, cell) => (counts[cell] ?? 0) > 0)
    .map(Math.abs)
    .toSorted();
  const most = Math.max(0.5, (sizes[Math.floor(sizes.length / 2)] ?? 0) * largestDifference);
  return values.map((value) => Math.max(-most, Math.min(most, value)));
}
