import { buffer } from 'node:stream/consumers';
import type { DecorationWidth } from '@tuyuan/contract/resource-path.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { ImagingPool } from '../../../platform/imaging/imaging-pool.ts';
import type { WatermarkProfile } from '../../../platform/imaging/watermark-profile.ts';
import { shareRunning } from '../../../platform/share-running.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { isDecoration } from './decoration.repository.ts';
import { derivativeKey } from './derivative-key.ts';
import type { ServedFile } from './send-file.ts';
import { storedImage } from './stored-images.ts';

/** Returns what such a picture carries in its corner, by the image's current watermark. */
export type CornerMark = (
  context: Pick<RequestContext, 'db' | 'tenant'>,
  imageId: number,
) => Promise<{ hash: string; profile: WatermarkProfile }>;

interface DecorationDeps {
  storage: BlobStore;
  imaging: Pick<ImagingPool, 'decorate'>;
  cornerMark: CornerMark;
}

interface WantedDecoration {
  id: number;
  version: string;
  width: DecorationWidth;
}

/** By storage key: two that ask at once wait for the same rendering. */
const shareRendering = shareRunning<void>();

/**
 * Returns the rendering for a place that editors fill, made at its first request and kept beside the derivatives; null
 * for an image that nobody chose for one. Throws `Resource.NotFound` for one that isn't public.
 */
export async function findDecoration(
  context: RequestContext,
  { storage, imaging, cornerMark }: DecorationDeps,
  { id, version, width }: WantedDecoration,
): Promise<ServedFile | null> {
  const { db, tenant } = context;
  const image = await storedImage(db, id);
  if (!image?.is_published || ![image.version, image.previous_version].includes(version))
    throw new AppError('Resource.NotFound');
  if (image.version !== version || !(await isDecoration(db, id))) return null;
  const { hash, profile } = await cornerMark(context, id);
  const name = `decoration-${width}-${hash}.webp`;
  const key = derivativeKey({ tenantSchema: tenant.schema, sha256: image.sha256, version }, name);
  if ((await storage.size(key)) === null) await shareRendering(key, render);
  const size = await storage.size(key);
  if (size === null) throw new AppError('Resource.NotFound');
  return {
    key,
    size,
    etag: `"${version}.${name}"`,
    headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' },
  };

  async function render(): Promise<void> {
    if (!image) return;
    const bytes = await buffer(await storage.read(image.original_key));
    const picture = await imaging.decorate(
      { source: { bytes }, fileName: `${image.no}.${image.format}` },
      width,
      profile,
    );
    await storage.put(key, Buffer.from(picture));
  }
}
