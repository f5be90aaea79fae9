import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { requirePhotographer } from './photographer.repository.ts';
import { keepLookAlikesOf, lockUploads } from './upload.repository.ts';
import type { Uploader } from './upload-deps.ts';
import { uploadResult } from './upload-result.ts';

/** Keeps pictures although others look like them. Others' uploads fail with `Upload.NotFound`. Throws `Photographer.Required`. */
export async function keepLookAlikes({ db, actor }: Uploader, ids: readonly number[]): Promise<BulkResult> {
  await requirePhotographer(db, actor.id);
  return inTransaction(db, async (transaction) => {
    const uploads = await lockUploads(transaction, actor.id, ids);
    const outcomes = new Map(
      uploads.map(({ id, state }) => [id, state === 'ready' ? null : ('Upload.NotReady' as const)]),
    );
    const result = uploadResult(ids, outcomes);
    await keepLookAlikesOf(transaction, result.succeeded);
    return result;
  });
}
