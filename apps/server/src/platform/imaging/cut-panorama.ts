import {
  panoramaBaseWidth,
  panoramaTileSide,
  type TileWidth,
  tileWidths,
} from '@tuyuan/contract/library/panorama-words.ts';
import sharp from 'sharp';
import { z } from 'zod';
import { burnWatermark } from './burn-watermark.ts';
import { openRaw, type RawPicture, resizeRaw } from './decode-master.ts';
import { openUpright } from './open-upright.ts';
import type { PictureLimits } from './picture-limits.ts';
import { refusalOf } from './picture-refusal.ts';
import type { WatermarkProfile } from './watermark-profile.ts';

export const PanoramaFile = z.object({
  /** `base`, `card`, `thumb`, or a tile: `level-column-row`. */
  name: z.string().regex(/^(base|card|thumb|\d-\d{1,2}-\d{1,2})$/),
  /** A WebP. */
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
export type PanoramaFile = z.infer<typeof PanoramaFile>;

const wholes = [
  { name: 'base', width: panoramaBaseWidth, quality: 76 },
  { name: 'card', width: 1280, quality: 74 },
  { name: 'thumb', width: 480, quality: 70 },
] as const;

/** Returns how wide the finest tiles of a picture are, all of them in a row. */
export function tileWidthOf(width: number): TileWidth {
  return width >= tileWidths[1] ? tileWidths[1] : tileWidths[0];
}

/** Returns how many files are made of a picture. */
export function countPanoramaFiles(width: number): number {
  const levels = tileWidths.filter((level) => level <= tileWidthOf(width));
  return levels.reduce<number>((sum, level) => sum + (level / panoramaTileSide) ** 2 / 2, wholes.length);
}

/**
 * Cuts an equirectangular picture into tiles of every level, with the marks burnt into its largest one; the whole
 * picture in small sizes comes first. Throws `Picture.*`.
 */
export async function cutPanorama(
  bytes: Uint8Array,
  { marks, phase }: { marks: readonly WatermarkProfile[]; phase: number },
  limits: PictureLimits,
  onFile: (file: PanoramaFile) => void,
): Promise<TileWidth> {
  const { raw: finest, width } = await decodeFinest(bytes, limits);
  for (const mark of marks) await burnWatermark(finest, mark, phase);
  for (const whole of wholes) {
    const small = await resizeRaw(finest, whole.width, whole.width / 2);
    onFile({ name: whole.name, bytes: await openRaw(small).webp({ quality: whole.quality, effort: 2 }).toBuffer() });
  }
  for (const [level, levelWidth] of tileWidths.entries()) {
    if (levelWidth > width) break;
    const picture = levelWidth === width ? finest : await resizeRaw(finest, levelWidth, levelWidth / 2);
    await cutLevel(picture, level, onFile);
  }
  return width;
}

async function decodeFinest(bytes: Uint8Array, limits: PictureLimits): Promise<{ raw: RawPicture; width: TileWidth }> {
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    const width = tileWidthOf(header.autoOrient.width);
    // Filled, not fitted: what is a pixel off 2:1 has to close at 360° all the same.
    const upright = await openUpright(bytes, limits, (picture) => picture.resize(width, width / 2, { fit: 'fill' }));
    const { data, info } = await upright
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { raw: { data, width: info.width, height: info.height }, width };
  } catch (error) {
    throw refusalOf(error);
  }
}

async function cutLevel(picture: RawPicture, level: number, onFile: (file: PanoramaFile) => void): Promise<void> {
  const columns = picture.width / panoramaTileSide;
  const rows = picture.height / panoramaTileSide;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const bytes = await openRaw(tileOf(picture, column, row))
        .webp({ quality: 78, effort: 2 })
        .toBuffer();
      onFile({ name: `${level}-${column}-${row}`, bytes });
    }
}

/** Copied row by row: asking libvips for a piece of raw pixels would copy all of them for each tile. */
function tileOf({ data, width }: RawPicture, column: number, row: number): RawPicture {
  const side = panoramaTileSide;
  const tile = Buffer.allocUnsafe(side * side * 3);
  for (let y = 0; y < side; y++) {
    const from = ((row * side + y) * width + column * side) * 3;
    data.copy(tile, y * side * 3, from, from + side * 3);
  }
  return { data: tile, width: side, height: side };
}
