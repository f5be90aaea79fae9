import type { Database } from '../../../platform/database/database.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { attachmentsFolder, markedCopiesFolder } from './attachment-key.ts';
import { listStored } from './list-stored.ts';
import { findKnownKeys } from './material-file.repository.ts';

const dayMs = 24 * 3_600_000;
/** Deleted copies are created again on request. */
const copiesKeptMs = 7 * dayMs;
const batch = 500;

/**
 * Deletes marked copies of a week ago, and files that never became a version because the process was killed while they were
 * handed in.
 */
export async function tidyAttachments(
  storage: BlobStore,
  { schema, db }: { schema: string; db: Database },
  now = Date.now(),
): Promise<void> {
  const olderThan = async (folder: string, ageMs: number) =>
    (await listStored(storage, folder)).flatMap(({ key, modifiedAt }) =>
      modifiedAt.getTime() < now - ageMs ? [key] : [],
    );
  await storage.delete(await olderThan(markedCopiesFolder(schema), copiesKeptMs));
  const stored = await olderThan(attachmentsFolder(schema), dayMs);
  for (let at = 0; at < stored.length; at += batch) {
    const some = stored.slice(at, at + batch);
    const known = await findKnownKeys(db, some.map(lastPart));
    await storage.delete(some.filter((key) => !known.has(lastPart(key))));
  }
}

const lastPart = (key: string) => key.slice(key.lastIndexOf('/') + 1);
