import type { Database } from '../../../platform/database/database.ts';
import type { WatermarkProfile } from '../../../platform/imaging/watermark-profile.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { readMarkPicture } from './mark-picture-store.ts';
import { findWaterMark } from './watermark.repository.ts';
import { watermarkLayers } from './watermark-layers.ts';

/** Returns what works carry that are no images of the library, and the hash it is known by; nothing where the site has no mark. Throws `WaterMark.PictureMissing`. */
export async function siteLayers(
  storage: BlobStore,
  { db, schema }: { db: Database; schema: string },
): Promise<{ hash: string; layers: WatermarkProfile[] }> {
  const mark = await findWaterMark(db, null);
  if (!mark) return { hash: 'unmarked', layers: [] };
  const picture = await readMarkPicture(storage, schema, mark.settings);
  // Such a work has no number and not always one author: what the text says of them falls away.
  return { hash: mark.hash, layers: watermarkLayers(mark.settings, { no: '', author: '', unit: '' }, picture) };
}
