import type { WatermarkProfile } from '../../../platform/imaging/watermark-profile.ts';
import { readMarkPicture, watermarkLayers } from '../watermarks/index.ts';
import type { VideoDeps, VideoLibrary } from './video-deps.ts';
import { findVideoWatermark } from './video-watermark.repository.ts';

/** Returns what every picture of a video carries, by its category's watermark. Throws `WaterMark.PictureMissing`. */
export async function videoMarks(
  { storage }: Pick<VideoDeps, 'storage'>,
  { schema, db }: VideoLibrary,
  id: number,
): Promise<WatermarkProfile[]> {
  const found = await findVideoWatermark(db, id);
  if (!found) return [];
  const { settings, ...subject } = found;
  return watermarkLayers(settings, subject, await readMarkPicture(storage, schema, settings));
}
