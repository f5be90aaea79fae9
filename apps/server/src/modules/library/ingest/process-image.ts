import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { RenderedPicture } from '../../../platform/imaging/imaging-protocol.ts';
import { PictureRefusalCode } from '../../../platform/imaging/picture-refusal.ts';
import { forgetStoredImages } from '../../site/index.ts';
import { checkCopiesJob } from '../copies/index.ts';
import { queueFaceCheck } from '../faces/index.ts';
import { describeMeaningsJob } from '../meaning/index.ts';
import { indexImages } from '../search/index.ts';
import { findSimilarJob } from '../similar/index.ts';
import { imageLayers } from '../watermarks/index.ts';
import type { IngestDeps, TenantLibrary } from './ingest-deps.ts';
import { findUnprocessed, markFailed, publishReady, saveRendered } from './processed-image.repository.ts';
import { renderAgainJob } from './render-again-job.ts';
import { derivativeRecipe, newVersion, renderImage } from './render-image.ts';

/**
 * Makes everything derived from an original. The image is ready, and published if requested, as soon as there is enough
 * to show it; the other derivatives follow. A picture that can't be decoded is marked as failed with its `Picture.*`
 * code; any other error is thrown so that the queue retries. A ready image is left alone: a late job must not publish an
 * image that an editor has since decided about.
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
  const { hash, layers } = await imageLayers(deps.storage, library, imageId);
  const recipe = derivativeRecipe(hash);
  const keys: string[] = [];
  let isNeeded = false;
  let isShown = false;
  try {
    await renderImage(deps, library, image, { version, layers }, keys, async (rendered) => {
      // From here on the files stay unless the database says that it has others: a commit may succeed and yet not be heard of.
      isNeeded = true;
      isNeeded = await save(deps, library, imageId, rendered, { version, recipe }, publish);
      isShown = isNeeded;
      forgetStoredImages(library.db, [imageId]);
    });
  } catch (error) {
    if (isShown) {
      // What is missing is made by a job of its own: this one doesn't touch an image that is ready.
      await deps.jobs.enqueue(library.db, renderAgainJob, library.schema, { imageId, version });
      return;
    }
    const refusal = PictureRefusalCode.safeParse(error instanceof AppError ? error.code : null);
    if (!refusal.success) throw error;
    await markFailed(library.db, imageId, refusal.data);
    await deps.whenFailed?.(library, imageId, refusal.data);
  } finally {
    if (!isNeeded) await deps.storage.delete(keys);
  }
}

async function save(
  { jobs, timeZone, beforeReady, whenReady }: IngestDeps,
  { schema, db }: TenantLibrary,
  id: number,
  rendered: RenderedPicture,
  rendering: { version: string; recipe: string },
  publish: boolean,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await beforeReady?.(transaction, id);
    if (!(await saveRendered(transaction, id, rendered, { ...rendering, replaces: null }))) return false;
    if (publish) {
      await publishReady(transaction, id);
      await indexImages(transaction, [id], timeZone);
    }
    await whenReady?.(transaction, id);
    await jobs.enqueue(transaction, findSimilarJob, schema, {});
    await jobs.enqueue(transaction, checkCopiesJob, schema, {});
    await queueFaceCheck(jobs, transaction, schema);
    await jobs.enqueue(transaction, describeMeaningsJob, schema, {});
    return true;
  });
}
