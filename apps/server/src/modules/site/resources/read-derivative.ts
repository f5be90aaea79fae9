import { buffer } from 'node:stream/consumers';
import { type DerivativeSize, derivativeName } from '../../../platform/imaging/render-derivatives.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { derivativeKey } from './derivative-key.ts';

/** Returns a picture's rendering as JPEG, to be put into a document; null where it is not there. */
export async function readDerivative(
  storage: BlobStore,
  tenantSchema: string,
  { sha256, version }: { sha256: string; version: string },
  size: DerivativeSize,
): Promise<Buffer | null> {
  const source = { tenantSchema, sha256: Buffer.from(sha256, 'hex'), version };
  const key = derivativeKey(source, derivativeName(size, 'jpeg'));
  return (await storage.size(key)) === null ? null : buffer(await storage.read(key));
}
