import { buffer } from 'node:stream/consumers';
import { tileSide } from '@tuyuan/contract/resource-path.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { ImagingPool } from '../../../platform/imaging/imaging-pool.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { allowedOriginal } from './allowed-original.ts';

export interface WantedTile {
  id: number;
  version: string;
  column: number;
  row: number;
}

/** Returns a tile of the original, 1:1, as WebP. Throws what `allowedOriginal` does, and `Picture.*`. */
export async function renderTile(
  caller: RequestContext,
  { storage, imaging }: { storage: BlobStore; imaging: Pick<ImagingPool, 'crop'> },
  { id, version, column, row }: WantedTile,
): Promise<Uint8Array> {
  const image = await allowedOriginal(caller, id);
  const { width, height } = image;
  const [left, top] = [column * tileSide, row * tileSide];
  if (image.version !== version || width === null || height === null || left >= width || top >= height)
    throw new AppError('Resource.NotFound');
  const bytes = await buffer(await storage.read(image.original_key));
  const box = { left, top, width: Math.min(tileSide, width - left), height: Math.min(tileSide, height - top) };
  return imaging.crop({ source: { bytes }, fileName: image.no }, box);
}
