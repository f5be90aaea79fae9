import type { BlobStore, StoredFile } from '../../../platform/storage/blob-store.ts';

/** Every stored file below `prefix`. */
export async function listStored(storage: BlobStore, prefix: string): Promise<StoredFile[]> {
  const found: StoredFile[] = [];
  for await (const file of storage.list(prefix)) found.push(file);
  return found;
}
