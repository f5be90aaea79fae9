import sharp, { type Sharp } from 'sharp';
import { openUpright } from './open-upright.ts';
import type { PictureLimits } from './picture-limits.ts';
import { refusalOf } from './picture-refusal.ts';

/** Upright 8-bit sRGB pixels, three channels, row by row. */
export interface RawPicture {
  data: Buffer;
  width: number;
  height: number;
}

/** Long side of the largest derivative; without a licence, no larger version of an image is available. */
export const masterSide = 1600;

/**
 * Decodes a file once to the largest size any derivative needs. CMYK, 16-bit, grey and other profiles become sRGB,
 * transparency becomes white, the orientation is applied. Throws `Picture.Truncated` or `Picture.Corrupt`.
 */
export async function decodeMaster(bytes: Uint8Array, limits: PictureLimits): Promise<RawPicture> {
  try {
    const upright = await openUpright(bytes, limits, (picture) =>
      picture.resize({ width: masterSide, height: masterSide, fit: 'inside', withoutEnlargement: true }),
    );
    const { data, info } = await upright
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Returns the picture at exactly this size. */
export async function resizeRaw(picture: RawPicture, width: number, height: number): Promise<RawPicture> {
  if (width === picture.width && height === picture.height) return { ...picture, data: Buffer.from(picture.data) };
  const { data } = await openRaw(picture)
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width, height };
}

export function openRaw(picture: RawPicture): Sharp {
  return sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } });
}
