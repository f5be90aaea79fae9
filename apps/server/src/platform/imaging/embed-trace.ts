import sharp from 'sharp';
import { cellActivity, decodeGrey } from './grey-plane.ts';
import { openUpright } from './open-upright.ts';
import type { PictureLimits } from './picture-limits.ts';
import { refusalOf } from './picture-refusal.ts';
import { type PictureRights, rightsXmp } from './rights-xmp.ts';
import { traceGrid, tracePattern } from './trace-pattern.ts';

/** Steps of luma, 0 to 255, that a cell changes by where the picture is smooth, and at most where it is busy. */
const faintest = 0.6;
const strongest = 2.2;
/** Of luma's standard deviation within a cell, for one step more. */
const activityPerStep = 9;
/** Long side of the plane that activity is measured on. */
export const traceSide = 1024;

interface TracedCopy {
  bytes: Buffer;
  /** PNG for a picture with transparency, else JPEG of high quality. */
  format: 'jpeg' | 'png';
}

/** Returns how strong the mark is in each cell of a picture. */
export function traceStrength(activity: Float32Array): Float32Array {
  return activity.map((each) => Math.min(strongest, faintest + each / activityPerStep));
}

/**
 * Returns a copy of the whole picture, upright and in sRGB, with the invisible mark of this code and no metadata but the
 * rights, at most `maxSide` pixels on its long side. Throws `Picture.Truncated` or `Picture.Corrupt`.
 */
export async function embedTrace(
  bytes: Uint8Array,
  code: Uint8Array,
  rights: PictureRights,
  limits: PictureLimits,
  maxSide?: number,
): Promise<TracedCopy> {
  try {
    const upright = await openUpright(bytes, limits, (picture) =>
      maxSide === undefined ? picture : picture.resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true }),
    );
    const { data, info } = await upright.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const grid = traceGrid(info);
    const plane = await decodeGrey(bytes, limits, traceSide);
    const strength = traceStrength(cellActivity(plane, grid.columns, grid.rows));
    const steps = Float32Array.from(tracePattern(code, grid), (sign, cell) => sign * (strength[cell] ?? 0));
    addSteps({ data, width, height, channels }, steps, grid.columns, grid.rows);
    const xmp = rightsXmp(rights);
    const marked = sharp(data, { raw: { width, height, channels } }).withIccProfile('srgb');
    const described = xmp === null ? marked : marked.withXmp(xmp);
    if (channels === 4 || channels === 2) return { bytes: await described.png().toBuffer(), format: 'png' };
    const jpeg = described.jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
    return { bytes: await jpeg.toBuffer(), format: 'jpeg' };
  } catch (error) {
    throw refusalOf(error);
  }
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** Adds the cells' steps to the colours, passing smoothly from one cell to the next. */
function addSteps({ data, width, height, channels }: Pixels, steps: Float32Array, columns: number, rows: number): void {
  const colours = channels >= 3 ? 3 : 1;
  const line = new Float32Array(columns);
  // Rounding at random keeps what is less than one step.
  let seed = 1;
  for (let y = 0; y < height; y++) {
    const down = Math.min(rows - 1, Math.max(0, ((y + 0.5) * rows) / height - 0.5));
    const top = Math.floor(down);
    const below = Math.min(rows - 1, top + 1);
    for (let column = 0; column < columns; column++) {
      const from = steps[top * columns + column] ?? 0;
      line[column] = from + ((steps[below * columns + column] ?? 0) - from) * (down - top);
    }
    for (let x = 0; x < width; x++) {
      const across = Math.min(columns - 1, Math.max(0, ((x + 0.5) * columns) / width - 0.5));
      const left = Math.floor(across);
      const from = line[left] ?? 0;
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const step = from + ((line[Math.min(columns - 1, left + 1)] ?? 0) - from) * (across - left);
      const whole = Math.floor(step + seed / 4_294_967_296);
      const at = (y * width + x) * channels;
      for (let channel = 0; channel < colours; channel++)
        data[at + channel] = Math.max(0, Math.min(255, (data[at + channel] ?? 0) + whole));
    }
  }
}
