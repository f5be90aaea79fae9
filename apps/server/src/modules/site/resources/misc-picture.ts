import { randomBytes } from 'node:crypto';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { Tenant } from '../../../platform/http/request-context.ts';
import type { ImagingPool } from '../../../platform/imaging/imaging-pool.ts';
import type { RedrawnSize } from '../../../platform/imaging/redraw-picture.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import type { ServedFile } from './send-file.ts';

interface MiscPictureDeps {
  storage: BlobStore;
  imaging: ImagingPool;
}

interface UploadedPicture {
  bytes: Uint8Array;
  /** Name given by its owner; only the extension is used. */
  fileName: string;
}

export interface MiscPictureSize extends RedrawnSize {
  /** Width in pixels of a smaller version of the same shape stored beside it; without it a phone gets the large one. */
  phoneWidth?: number;
}

/**
 * Re-encodes and stores an uploaded picture. Returns its key of 128 random bits, which alone grants access. Throws
 * `Picture.*` for what can't be taken.
 */
export async function storeMiscPicture(
  { storage, imaging }: MiscPictureDeps,
  tenant: Pick<Tenant, 'schema'>,
  { bytes, fileName }: UploadedPicture,
  { phoneWidth, ...size }: MiscPictureSize,
): Promise<string> {
  const draw = (wanted: RedrawnSize) => imaging.redraw({ source: { bytes }, fileName }, wanted);
  const picture = await draw(size);
  const key = randomBytes(16).toString('base64url');
  if (phoneWidth !== undefined) {
    const height = Math.round((size.height * phoneWidth) / size.width);
    await storage.put(phoneStorageKey(tenant, key), Buffer.from(await draw({ ...size, width: phoneWidth, height })));
  }
  await storage.put(storageKey(tenant, key), Buffer.from(picture));
  return key;
}

export async function deleteMiscPicture(storage: BlobStore, schema: string, key: string): Promise<void> {
  await storage.delete([storageKey({ schema }, key), phoneStorageKey({ schema }, key)]);
}

/** Throws `Resource.NotFound`, also for the key of another site's picture. */
export async function findMiscPicture(storage: BlobStore, tenant: Tenant, key: string): Promise<ServedFile> {
  return orThrow(servedPicture(storage, storageKey(tenant, key), key), 'Resource.NotFound');
}

/** Returns the version for phones, else the large one. Throws as `findMiscPicture`. */
export async function findPhonePicture(storage: BlobStore, tenant: Tenant, key: string): Promise<ServedFile> {
  return (
    (await servedPicture(storage, phoneStorageKey(tenant, key), `${key}-phone`)) ??
    findMiscPicture(storage, tenant, key)
  );
}

async function servedPicture(storage: BlobStore, key: string, tag: string): Promise<ServedFile | undefined> {
  const size = await storage.size(key);
  if (size === null) return undefined;
  return {
    key,
    size,
    etag: `"${tag}"`,
    headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' },
  };
}

function storageKey(tenant: Pick<Tenant, 'schema'>, key: string): string {
  return `${tenant.schema}/misc/${key.slice(0, 2)}/${key}.webp`;
}

function phoneStorageKey(tenant: Pick<Tenant, 'schema'>, key: string): string {
  return storageKey(tenant, key).replace(/\.webp$/, '-phone.webp');
}
