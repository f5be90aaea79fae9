import type { deleteRelease as deleteReleaseEndpoint } from '@tuyuan/contract/library/image-upload.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import { lockAuthor, requirePhotographer } from './photographer.repository.ts';
import { presentUploads } from './present-uploads.ts';
import { deleteUnusedReleases, detachRelease, lockRelease } from './release.repository.ts';
import { releaseKey } from './release-key.ts';
import type { UploadDeps, Uploader } from './upload-deps.ts';

/**
 * Takes a release off the caller's pictures that aren't submitted; its file goes when none is left. Throws
 * `Photographer.Required`, `Release.NotFound`.
 */
export async function deleteRelease(
  { storage }: Pick<UploadDeps, 'storage'>,
  { db, tenant, actor }: Uploader,
  id: number,
): Promise<AnswerTo<typeof deleteReleaseEndpoint>> {
  await requirePhotographer(db, actor.id);
  return inTransaction(db, async (transaction) => {
    await lockAuthor(transaction, actor.id);
    if ((await lockRelease(transaction, actor.id, id)) === null) throw new AppError('Release.NotFound');
    const ids = await detachRelease(transaction, id);
    const keys = await deleteUnusedReleases(transaction, actor.id);
    await storage.delete(keys.map((key) => releaseKey(tenant.schema, key)));
    return { items: await presentUploads(transaction, actor.id, ids) };
  });
}
