import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { derivativeFolder } from '../../site/index.ts';
import type { DeletedDraft } from './draft-image.repository.ts';

/**
 * Deletes the files of a draft. Called before its deletion is committed: until then another upload of the same bytes
 * waits with its row, and puts the original again if it has gone.
 */
export async function deleteDraftFiles(
  storage: BlobStore,
  schema: string,
  { sha256, originalKey, version }: DeletedDraft,
): Promise<void> {
  const keys = [originalKey];
  if (version !== null)
    for await (const { key } of storage.list(derivativeFolder({ tenantSchema: schema, sha256, version })))
      keys.push(key);
  await storage.delete(keys);
}
