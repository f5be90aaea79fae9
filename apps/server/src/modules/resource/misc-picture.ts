import { randomBytes } from 'node:crypto';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Tenant } from '../../platform/http/request-context.ts';
import type { BlobStore } from '../../platform/storage/blob-store.ts';
import type { ImagingPool, RedrawnSize } from '../imaging/index.ts';
import type { ServedFile } from './send-file.ts';

interface MiscPictureDeps {
  storage: BlobStore;
  imaging: ImagingPool;
}

interface UploadedPicture {
  bytes: Uint8Array;
  /** As its owner named it; only its extension is looked at. */
  fileName: string;
}

/**
 * Draws an uploaded picture anew and keeps it; answers its key of 128 random bits, which is all it takes to see it.
 * Throws `Picture.*` for what can't be taken.
 */
export async function storeMiscPicture(
  { storage, imaging }: MiscPictureDeps,
  tenant: Pick<Tenant, 'schema'>,
  { bytes, fileName }: UploadedPicture,
  size: RedrawnSize,
): Promise<string> {
  const picture = await imaging.redraw({ source: { bytes }, fileName }, size);
  const key = randomBytes(16).toString('base64url');
  await storage.put(storageKey(tenant, key), Buffer.from(picture));
  return key;
}

export async function deleteMiscPicture(storage: BlobStore, schema: string, key: string): Promise<void> {
  await storage.delete([storageKey({ schema }, key)]);
}

/** Throws `Resource.NotFound`, also for the key of another site's picture. */
export async function findMiscPicture(storage: BlobStore, tenant: Tenant, key: string): Promise<ServedFile> {
  const stored = storageKey(tenant, key);
  const size = await storage.size(stored);
  if (size === null) throw new AppError('Resource.NotFound');
  return {
    key: stored,
    size,
    etag: `"${key}"`,
    headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' },
  };
}

function storageKey(tenant: Pick<Tenant, 'schema'>, key: string): string {
  return `${tenant.schema}/misc/${key.slice(0, 2)}/${key}.webp`;
}
