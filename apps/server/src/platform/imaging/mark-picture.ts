import { burnWatermark } from './burn-watermark.ts';
import { decodeMaster, openRaw } from './decode-master.ts';
import type { PictureLimits } from './picture-limits.ts';
import type { WatermarkProfile } from './watermark-profile.ts';

/** Returns a JPEG with the mark burnt in, 1600 px at most, without the file's metadata. Throws `Picture.*`. */
export async function markPicture(
  bytes: Uint8Array,
  profile: WatermarkProfile,
  limits: PictureLimits,
): Promise<Uint8Array> {
  const master = await decodeMaster(bytes, limits);
  await burnWatermark(master, profile, 0);
  return openRaw(master).jpeg({ quality: 86 }).toBuffer();
}
