import { openUpright } from './open-upright.ts';
import type { PictureLimits } from './picture-limits.ts';
import { refusalOf } from './picture-refusal.ts';

/** Luma, row by row, 0 to 255. */
export interface GreyPlane {
  data: Float32Array;
  width: number;
  height: number;
}

/** Decodes a file upright to a plane whose long side is at most `side` px. Throws `Picture.Truncated` or `Picture.Corrupt`. */
export async function decodeGrey(bytes: Uint8Array, limits: PictureLimits, side: number): Promise<GreyPlane> {
  try {
    const upright = await openUpright(bytes, limits, (picture) =>
      picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }),
    );
    const { data, info } = await upright
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const plane = new Float32Array(info.width * info.height);
    for (let i = 0; i < plane.length; i++)
      plane[i] =
        0.299 * (data[i * info.channels] ?? 0) +
        0.587 * (data[i * info.channels + 1] ?? 0) +
        0.114 * (data[i * info.channels + 2] ?? 0);
    return { data: plane, width: info.width, height: info.height };
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Returns the plane at exactly this size: each new pixel is the mean of what it lies over, and at least of two pixels when enlarged. */
export function resizeGrey(plane: GreyPlane, width: number, height: number): GreyPlane {
  if (width === plane.width && height === plane.height) return plane;
  const { width: oldWidth, height: oldHeight, data } = plane;
  const across = shares(oldWidth, width);
  const down = shares(oldHeight, height);
  // Loops, not iterators: a comparison resizes hundreds of times.
  const lines = new Float32Array(width * oldHeight);
  for (let x = 0; x < width; x++) {
    const { first, weights } = across[x] ?? nothing;
    for (let y = 0; y < oldHeight; y++) {
      let sum = 0;
      for (let i = 0; i < weights.length; i++)
        sum += (data[y * oldWidth + Math.min(oldWidth - 1, Math.max(0, first + i))] ?? 0) * (weights[i] ?? 0);
      lines[y * width + x] = sum;
    }
  }
  const resized = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const { first, weights } = down[y] ?? nothing;
    for (let i = 0; i < weights.length; i++) {
      const from = Math.min(oldHeight - 1, Math.max(0, first + i)) * width;
      const weight = weights[i] ?? 0;
      for (let x = 0; x < width; x++)
        resized[y * width + x] = (resized[y * width + x] ?? 0) + (lines[from + x] ?? 0) * weight;
    }
  }
  return { data: resized, width, height };
}

interface Share {
  /** The first old pixel; those beyond the border are the one at it. */
  first: number;
  weights: readonly number[];
}
const nothing: Share = { first: 0, weights: [] };

/** Returns, for each new pixel of a line, which old ones it is made of and how much of it each is. */
function shares(oldSize: number, size: number): Share[] {
  const reach = Math.max(1, oldSize / size);
  return Array.from({ length: size }, (_, place) => {
    const middle = ((place + 0.5) * oldSize) / size - 0.5;
    const first = Math.ceil(middle - reach);
    const weights: number[] = [];
    let total = 0;
    for (let from = first; from <= Math.floor(middle + reach); from++) {
      const share = Math.max(0, 1 - Math.abs(from - middle) / reach);
      weights.push(share);
      total += share;
    }
    return { first, weights: weights.map((share) => share / total) };
  });
}

/** Returns how much each cell of a grid over the plane varies: the standard deviation of its luma. */
export function cellActivity({ data, width, height }: GreyPlane, columns: number, rows: number): Float32Array {
  const sums = new Float64Array(columns * rows);
  const squares = new Float64Array(columns * rows);
  const counts = new Uint32Array(columns * rows);
  for (let y = 0; y < height; y++) {
    const row = Math.min(rows - 1, Math.floor((y * rows) / height));
    for (let x = 0; x < width; x++) {
      const cell = row * columns + Math.min(columns - 1, Math.floor((x * columns) / width));
      const value = data[y * width + x] ?? 0;
      sums[cell] = (sums[cell] ?? 0) + value;
      squares[cell] = (squares[cell] ?? 0) + value * value;
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  return Float32Array.from(sums, (sum, cell) => {
    const count = Math.max(1, counts[cell] ?? 1);
    return Math.sqrt(Math.max(0, (squares[cell] ?? 0) / count - (sum / count) ** 2));
  });
}
