import { z } from 'zod';
import { openUpright } from './open-upright.ts';
import type { PictureLimits } from './picture-limits.ts';
import { refusalOf } from './picture-refusal.ts';

/** `cover` fills the box and cuts the overhang; `inside` keeps the whole picture within it and never enlarges. */
export const RedrawnSize = z.object({
  width: z.int().min(1).max(4096),
  height: z.int().min(1).max(4096),
  fit: z.enum(['cover', 'inside']),
});
export type RedrawnSize = z.infer<typeof RedrawnSize>;

/**
 * Redraws the picture as WebP in that box, with transparency: only the pixels of the original file remain. Throws
 * `Picture.Truncated` or `Picture.Corrupt`.
 */
export async function redrawPicture(
  bytes: Uint8Array,
  { width, height, fit }: RedrawnSize,
  limits: PictureLimits,
): Promise<Buffer> {
  try {
    const upright = await openUpright(bytes, limits, (picture) =>
      picture.resize({ width, height, fit, withoutEnlargement: fit === 'inside' }),
    );
    return await upright.webp({ quality: 86, alphaQuality: 90 }).toBuffer();
  } catch (error) {
    throw refusalOf(error);
  }
}
