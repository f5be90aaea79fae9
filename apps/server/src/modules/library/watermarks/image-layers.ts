import { orThrow } from '../../../platform/database/or-throw.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { WatermarkProfile } from '../../../platform/imaging/watermark-profile.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import type { CornerMark } from '../../site/index.ts';
import { readMarkPicture } from './mark-picture-store.ts';
import { findImageWatermark } from './watermark.repository.ts';
import { cornerLayer, watermarkLayers } from './watermark-layers.ts';

type Library = Pick<RequestContext, 'db'> & { schema: string };

/** Returns what an image has to carry now, and the hash it is known by. Throws `Image.NotFound` and `WaterMark.PictureMissing`. */
export async function imageLayers(
  storage: BlobStore,
  { db, schema }: Library,
  imageId: number,
): Promise<{ hash: string; layers: WatermarkProfile[] }> {
  const { settings, hash, ...subject } = await orThrow(findImageWatermark(db, imageId), 'Image.NotFound');
  return { hash, layers: watermarkLayers(settings, subject, await readMarkPicture(storage, schema, settings)) };
}

/** Returns what decorations carry: only what stands in the corner. */
export function cornerMarks(storage: BlobStore): CornerMark {
  return async ({ db, tenant }, imageId) => {
    const { settings, hash, ...subject } = await orThrow(findImageWatermark(db, imageId), 'Resource.NotFound');
    const picture = await readMarkPicture(storage, tenant.schema, settings);
    return { hash, profile: cornerLayer(settings, subject, picture) };
  };
}
