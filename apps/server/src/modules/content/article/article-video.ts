import { randomBytes } from 'node:crypto';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Tenant } from '../../../platform/http/request-context.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import type { ServedFile } from '../../site/index.ts';

/** What an MP4 says of itself behind `ftyp`; QuickTime, HEIC and others have brands of their own. */
const brands = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash)$/;

/** Stores a film as it is. Returns its key of 128 random bits, which alone grants access. Throws `Article.NotAVideo`. */
export async function storeArticleVideo(
  storage: BlobStore,
  tenant: Pick<Tenant, 'schema'>,
  bytes: Uint8Array,
): Promise<string> {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.slice(4, 8) !== 'ftyp' || !brands.test(head.slice(8))) throw new AppError('Article.NotAVideo');
  const key = randomBytes(16).toString('base64url');
  await storage.put(storageKey(tenant, key), Buffer.from(bytes));
  return key;
}

/** Throws `Resource.NotFound`, also for the key of another site's film. */
export async function findArticleVideo(storage: BlobStore, tenant: Tenant, name: string): Promise<ServedFile> {
  const key = storageKey(tenant, name);
  const size = await storage.size(key);
  if (size === null) throw new AppError('Resource.NotFound');
  return {
    key,
    size,
    etag: `"${name}"`,
    headers: { 'content-type': 'video/mp4', 'cache-control': 'public, max-age=31536000, immutable' },
  };
}

function storageKey({ schema }: Pick<Tenant, 'schema'>, key: string): string {
  return `${schema}/misc/${key.slice(0, 2)}/${key}.mp4`;
}
