import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { RenderedPicture } from '../../../platform/imaging/imaging-protocol.ts';
import { PictureRefusalCode } from '../../../platform/imaging/picture-refusal.ts';
import { forgetStoredImages } from '../../site/index.ts';
import { indexImages } from '../search/index.ts';
import { findSimilarJob } from '../similar/index.ts';
import type { IngestDeps, TenantLibrary } from './ingest-deps.ts';
import { findUnprocessed, markFailed, publishReady, saveRendered } from './processed-image.repository.ts';
import { derivativeRecipe, newVersion, renderImage } from './render-image.ts';

/**
 * Makes everything derived from an original and, if requested, publishes the image in the same transaction. A picture
 * that can't be decoded is marked as failed with its `Picture.*` code; any other error is thrown so that the queue
 * retries. A ready image is left alone: a late job must not publish an image that an editor has since decided about.
 */
export async function processImage(
  deps: IngestDeps,
  library: TenantLibrary,
  imageId: number,
  publish: boolean,
): Promise<void> {
  const image = await findUnprocessed(library.db, imageId);
  if (!image) return;
  const version = newVersion();
  const keys: string[] = [];
  let isNeeded = false;
  try {
    const rendered = await renderImage(deps, library, image, version, keys);
    // From here on the files stay unless the database says that it has others: a commit may succeed and yet not be heard of.
    isNeeded = true;
    isNeeded = await save(deps, library, imageId, rendered, version, publish);
  } catch (error) {
    const refusal = PictureRefusalCode.safeParse(error instanceof AppError ? error.code : null);
    if (!refusal.success) throw error;
    await markFailed(library.db, imageId, refusal.data);
  } finally {
    if (!isNeeded) await deps.storage.delete(keys);
  }
  forgetStoredImages(library.db, [imageId]);
}

async function save(
  { jobs, timeZone, whenReady }: IngestDeps,
  { schema, db }: TenantLibrary,
  id: number,
  rendered: RenderedPicture,
  version: string,
  publish: boolean,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    if (!(await saveRendered(transaction, id, rendered, { version, recipe: derivativeRecipe, replaces: null })))
      return false;
    if (publish) {
      await publishReady(transaction, id);
      await indexImages(transaction, [id], timeZone);
    }
    await whenReady?.(transaction, id);
    await jobs.enqueue(transaction, findSimilarJob, schema, {});
    return true;
  });
}
