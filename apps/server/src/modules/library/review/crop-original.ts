import { buffer } from 'node:stream/consumers';
import { loupeSide } from '@tuyuan/contract/library/review-limits.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { ImagingPool } from '../../../platform/imaging/imaging-pool.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { findOriginalOf } from './original.repository.ts';

export interface LoupeDeps {
  storage: BlobStore;
  imaging: Pick<ImagingPool, 'crop'>;
}

/** Returns the piece of the original whose corner is there, moved inside where it would leave the picture. Throws `Resource.NotFound`, `Picture.*`. */
export async function cropOriginal(
  db: Database,
  { storage, imaging }: LoupeDeps,
  imageId: number,
  { x, y }: { x: number; y: number },
): Promise<Uint8Array> {
  const { originalKey, originalName, width, height } = await orThrow(findOriginalOf(db, imageId), 'Resource.NotFound');
  const box = { width: Math.min(loupeSide, width), height: Math.min(loupeSide, height) };
  const corner = { left: Math.min(x, width - box.width), top: Math.min(y, height - box.height) };
  const bytes = await buffer(await storage.read(originalKey));
  return imaging.crop({ source: { bytes }, fileName: originalName }, { ...corner, ...box });
}
