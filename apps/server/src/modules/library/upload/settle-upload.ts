import type { ErrorCode } from '@tuyuan/errors/catalogue.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import type { TenantLibrary } from '../ingest/index.ts';
import { deleteDraftFiles } from './delete-draft-files.ts';
import { deleteDrafts, releaseFailed } from './draft-image.repository.ts';
import { findAuthorOfUnready, lockUploadOf, markReady } from './look-alike.repository.ts';
import { lockAuthor } from './photographer.repository.ts';
import { refuseUpload } from './upload.repository.ts';

/** Locks the upload of an image before the image itself, as changes of its details do: they would wait for each other. */
export async function lockSettlingUpload(transaction: Database, imageId: number): Promise<void> {
  const authorId = await findAuthorOfUnready(transaction, imageId);
  if (authorId === null) return;
  // One after the other: of two alike that are processed at once, the second finds the first.
  await lockAuthor(transaction, authorId);
  await lockUploadOf(transaction, imageId);
}

/** Calls the upload of an image that has just been processed ready, and finds what looks like it. */
export async function settleUpload(transaction: Database, imageId: number): Promise<void> {
  await markReady(transaction, imageId);
}

/** Refuses the upload of an image that couldn't be processed, and deletes the draft. */
export async function refuseUndrawable(
  storage: BlobStore,
  { schema, db }: TenantLibrary,
  imageId: number,
  code: ErrorCode,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const upload = await releaseFailed(transaction, imageId);
    if (!upload) return;
    await refuseUpload(transaction, upload.id, { code });
    const [draft] = await deleteDrafts(transaction, [imageId]);
    if (draft) await deleteDraftFiles(storage, schema, draft);
  });
}
