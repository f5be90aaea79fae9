import { z } from 'zod';
import { openUpright } from './open-upright.ts';
import type { PictureLimits } from './picture-limits.ts';
import { refusalOf } from './picture-refusal.ts';

const pixels = z.int().min(0).max(100_000);
/** A part of an upright picture, in its pixels. */
export const PictureCrop = z.object({
  left: pixels,
  top: pixels,
  width: z.int().min(1).max(1024),
  height: z.int().min(1).max(1024),
});
export type PictureCrop = z.infer<typeof PictureCrop>;

/** Returns a part of the picture at its full size, as WebP without metadata. Throws `Picture.Truncated` or `Picture.Corrupt`. */
export async function cropPicture(bytes: Uint8Array, crop: PictureCrop, limits: PictureLimits): Promise<Buffer> {
  try {
    const upright = await openUpright(bytes, limits, (picture) => picture.extract(crop));
    return await upright.webp({ quality: 92 }).toBuffer();
  } catch (error) {
    throw refusalOf(error);
  }
}
