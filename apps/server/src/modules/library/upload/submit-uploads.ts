import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { UploadItem } from '@tuyuan/contract/library/image-upload.ts';
import type { ErrorCode } from '@tuyuan/errors/catalogue.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import { assertConsent } from '../../account/index.ts';
import { forgetStoredImages } from '../../site/index.ts';
import { moveImages } from '../lifecycle/index.ts';
import { requirePhotographer } from './photographer.repository.ts';
import { presentUploads } from './present-uploads.ts';
import { lockUploads } from './upload.repository.ts';
import type { Uploader } from './upload-deps.ts';
import { uploadResult } from './upload-result.ts';

/**
 * Hands ready pictures to review. Others fail with `Upload.NotFound`, `.NotReady`, `.Incomplete` or `.LooksAlike`.
 * Throws `Photographer.Required`, `Agreement.ConsentNeeded`.
 */
export async function submitUploads({ db, actor }: Uploader, ids: readonly number[]): Promise<BulkResult> {
  await requirePhotographer(db, actor.id);
  await assertConsent(db, actor.id, 'upload');
  const { result, imageIds } = await inTransaction(db, async (transaction) => {
    const uploads = await lockUploads(transaction, actor.id, ids);
    const items = await presentUploads(
      transaction,
      actor.id,
      uploads.map(({ id }) => id),
    );
    const ready = items.filter((item) => obstacleOf(item) === null).flatMap(({ imageId }) => imageId ?? []);
    const moved = new Set(
      await moveImages(transaction, { ids: ready, from: ['draft'], to: 'pending', actorId: actor.id }),
    );
    const outcomes = new Map(
      items.map((item) => [item.id, obstacleOf(item) ?? (moved.has(item.imageId ?? 0) ? null : 'Upload.NotFound')]),
    );
    return { result: uploadResult(ids, outcomes), imageIds: [...moved] };
  });
  forgetStoredImages(db, imageIds);
  return result;
}

function obstacleOf({ state, missing, lookAlikes }: Unencoded<UploadItem>): ErrorCode | null {
  if (state !== 'ready') return 'Upload.NotReady';
  if (missing.length > 0) return 'Upload.Incomplete';
  return lookAlikes.length > 0 ? 'Upload.LooksAlike' : null;
}
