import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { ErrorCode } from '@tuyuan/errors/catalogue.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { forgetStoredImages } from '../../site/index.ts';
import { deleteDraftFiles } from './delete-draft-files.ts';
import { deleteDrafts } from './draft-image.repository.ts';
import { partialKey } from './partial-key.ts';
import { requirePhotographer } from './photographer.repository.ts';
import { deleteUnusedReleases } from './release.repository.ts';
import { releaseKey } from './release-key.ts';
import { deleteUploadRows, lockUploads } from './upload.repository.ts';
import type { UploadDeps, Uploader } from './upload-deps.ts';
import { uploadResult } from './upload-result.ts';

/**
 * Deletes uploads with their drafts, files and releases that nothing else uses. A draft that is on a conference's wall or was
 * published once stays: `Image.StateMismatch`. Throws `Photographer.Required`.
 */
export async function deleteUploads(
  { storage }: Pick<UploadDeps, 'storage'>,
  { db, tenant, actor }: Uploader,
  ids: readonly number[],
): Promise<BulkResult> {
  await requirePhotographer(db, actor.id);
  const { result, imageIds } = await inTransaction(db, async (transaction) => {
    const uploads = await lockUploads(transaction, actor.id, ids);
    const outcomes = new Map<number, ErrorCode | null>();
    const drafts = await deleteDrafts(
      transaction,
      uploads.flatMap(({ imageId }) => imageId ?? []),
    );
    const deleted = new Set(drafts.map(({ id }) => id));
    const plain = uploads.filter(({ imageId }) => imageId === null);
    for (const { id, imageId } of uploads)
      outcomes.set(id, imageId === null || deleted.has(imageId) ? null : 'Image.StateMismatch');
    await deleteUploadRows(
      transaction,
      plain.map(({ id }) => id),
    );
    const releases = await deleteUnusedReleases(transaction, actor.id);
    await storage.delete([
      ...plain.map(({ key }) => partialKey(tenant.schema, key)),
      ...releases.map((key) => releaseKey(tenant.schema, key)),
    ]);
    for (const draft of drafts) await deleteDraftFiles(storage, tenant.schema, draft);
    return { result: uploadResult(ids, outcomes), imageIds: [...deleted] };
  });
  forgetStoredImages(db, imageIds);
  return result;
}
