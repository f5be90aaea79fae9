import { burnWatermark } from './burn-watermark.ts';
import { decodeMaster, openRaw } from './decode-master.ts';
import type { PictureLimits } from './picture-limits.ts';
import type { WatermarkProfile } from './watermark-profile.ts';

/** Decoration is wide: taller pictures lose above and below. */
const widestShape = 2;

/**
 * Returns a WebP for a place that an editor fills with the picture: cut to at least 2:1, `width` px at most, with the
 * profile's mark small in a corner instead of over all of it. Throws `Picture.*`.
 */
export async function decoratePicture(
  bytes: Uint8Array,
  width: number,
  profile: WatermarkProfile,
  limits: PictureLimits,
): Promise<Uint8Array> {
  const master = await decodeMaster(bytes, limits);
  const target = { width: Math.min(width, master.width), height: 0 };
  target.height = Math.max(
    1,
    Math.round(Math.min(target.width / widestShape, (target.width * master.height) / master.width)),
  );
  const { data, info } = await openRaw(master)
    .resize({ ...target, fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = { data, width: info.width, height: info.height };
  await burnWatermark(
    picture,
    { ...profile, placement: 'southeast', rotation: 0, opacity: 0.5, scale: 3.2, margin: 3 },
    0,
  );
  return openRaw(picture).webp({ quality: 80 }).toBuffer();
}
