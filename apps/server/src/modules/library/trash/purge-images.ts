import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { purgeImages as purgeImagesEndpoint } from '@tuyuan/contract/library/trash.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { derivativesFolder, forgetStoredImages } from '../../site/index.ts';
import { bulkResultOf } from '../desk/index.ts';
import { assertCounted } from './assert-counted.ts';
import { findLicensed } from './outlives-trash.ts';
import { existsIn, lockTrashed, type PurgedImage, purgeImageRows } from './trash.repository.ts';

export interface PurgeDeps {
  storage: BlobStore;
}

interface Library {
  schema: string;
  db: Database;
}

/** Deletes images of the trash for good; others fail with `Image.StateMismatch`. Throws `Trash.CountMismatch`. */
export async function purgeImages(
  deps: PurgeDeps,
  library: Library,
  input: InputOf<typeof purgeImagesEndpoint>,
): Promise<BulkResult> {
  const ids = assertCounted(input);
  const existing = await existsIn(library.db, 'image', ids);
  const changed = await purgeTrashedImages(deps, library, ids);
  const codes = { notFound: 'Image.NotFound', stateMismatch: 'Image.StateMismatch' } as const;
  return bulkResultOf({ ids, changed, existing, codes });
}

/**
 * Deletes those of the images that are in the trash, with their files; returns their numbers. An image somebody bought
 * keeps its row and its original.
 */
export async function purgeTrashedImages(
  { storage }: PurgeDeps,
  { schema, db }: Library,
  ids: readonly number[],
): Promise<number[]> {
  const purged = await inTransaction(db, async (transaction) => {
    const trashed = (await lockTrashed(transaction, 'image', ids)).map(({ id }) => id);
    const sold = await findLicensed(transaction, trashed);
    const unsold = trashed.filter((id) => !sold.includes(id));
    const images = await purgeImageRows(transaction, { unsold, sold });
    // Before the rows are gone for others: whoever uploads the same file again must not lose it to this deletion.
    for (const image of images) await deleteFiles(storage, schema, image);
    return images;
  });
  const done = purged.map(({ id }) => id);
  forgetStoredImages(db, done);
  return done;
}

async function deleteFiles(storage: BlobStore, schema: string, image: PurgedImage): Promise<void> {
  const digest = image.sha256.toString('hex');
  const keys = image.isKept ? [] : [image.originalKey];
  for await (const { key } of storage.list(`${derivativesFolder(schema)}/${digest.slice(0, 2)}/${digest}`))
    keys.push(key);
  await storage.delete(keys);
}
